import { Form } from 'react-router';
import { Field } from '../../../ui/field.tsx';
import { useAdministrator } from '../../administrator.tsx';
import type { ActionResult } from '../../screen-action.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import type { Asked } from './password-question.ts';
import { words } from './words.ts';

/** The password again, before what lasts: the form that was sent goes out once more with it. Works without scripts. */
export function PasswordAgain({ asked, result }: { asked: Asked; result: ActionResult }) {
  const { email } = useAdministrator();
  return (
    <Form method="post" className="admin-card grid gap-4">
      <h2 className="text-xl">{words.passwordTitle}</h2>
      <p className="text-ink-soft">{asked.text}</p>
      <FormNotice result={result} />
      <input type="email" name="username" value={email} readOnly hidden autoComplete="username" />
      {Object.entries(asked.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label={words.yourPassword}>
        {(control) => (
          <input
            {...control}
            type="password"
            name="password"
            required
            // biome-ignore lint/a11y/noAutofocus: it appears in answer to a click, far from the button that was clicked
            autoFocus
            autoComplete="current-password"
          />
        )}
      </Field>
      <button
        type="submit"
        name="intent"
        value={asked.intent}
        className="button button-small justify-self-start"
      >
        {words.confirm}
      </button>
    </Form>
  );
}
