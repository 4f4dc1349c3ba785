import { Form } from 'react-router';
import { Field } from '../../../ui/field.tsx';
import { useAdministrator } from '../../administrator.tsx';
import { NewPasswordField } from '../../auth/new-password-field.tsx';
import type { ActionResult } from '../../screen-action.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import { words } from './words.ts';

export function ChangePassword({ result }: { result: ActionResult | undefined }) {
  const { email } = useAdministrator();
  return (
    <Form method="post" key={result?.done} className="admin-card grid gap-4">
      <h2 className="text-xl">{words.changeTitle}</h2>
      <p className="text-ink-soft">{words.changeText}</p>
      <FormNotice result={result} />
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
  );
}
