import { Form } from 'react-router';
import { newPasswordSchema } from '#domain/accounts/credentials.schema.ts';
import { visitorContext } from '../../services.ts';
import { Field } from '../../ui/field.tsx';
import { useAdministrator } from '../administrator.tsx';
import { NewPasswordField } from '../door/new-password-field.tsx';
import { FormNotice } from '../form-notice.tsx';
import { screenAction, useFormAnswer } from '../screen-action.ts';
import { sessionToken } from '../session.ts';
import { words as adminWords } from '../words.ts';
import { words } from './words.ts';

export const action = screenAction({
  async change({ services, administrator, args, form }) {
    const next = newPasswordSchema.safeParse(form.next);
    if (!next.success) return { error: words.tooShort };
    const changed = await services.accounts.changePassword(administrator, {
      current: form.current ?? '',
      next: next.data,
      address: args.context.get(visitorContext).address,
      session: sessionToken(args) ?? '',
    });
    return changed ? { done: words.changed } : { error: words.wrong };
  },
});

export default function Account() {
  const { email } = useAdministrator();
  const answer = useFormAnswer();
  return (
    <div className="grid max-w-xl gap-6">
      <title>{`${words.title} · ${adminWords.title}`}</title>
      <h1>{words.title}</h1>
      <p>
        {words.signedIn} : <strong>{email}</strong>
      </p>
      <Form method="post" key={answer?.done} className="desk-card grid gap-4">
        <h2 className="text-xl">{words.changeTitle}</h2>
        <p className="text-ink-soft">{words.changeText}</p>
        <FormNotice answer={answer} />
        <input type="email" name="username" value={email} readOnly hidden autoComplete="username" />
        <Field label={words.current}>
          {(control) => (
            <input {...control} type="password" name="current" required autoComplete="current-password" />
          )}
        </Field>
        <NewPasswordField label={words.next} name="next" />
        <button type="submit" name="intent" value="change" className="button button-small justify-self-start">
          {words.submit}
        </button>
      </Form>
    </div>
  );
}
