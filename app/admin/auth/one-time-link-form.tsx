import { Form, Link, useActionData, useLoaderData } from 'react-router';
import { adminPaths } from '#domain/pages.ts';
import { Field } from '../../ui/field.tsx';
import { words } from '../words.ts';
import { AuthLayout } from './auth-layout.tsx';
import { AuthSubmitButton } from './auth-submit-button.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import type { LinkRefusal } from './one-time-link.ts';
import { PrivatePage } from './private-page.tsx';

interface OneTimeLinkFormProps {
  title: string;
  text?: string;
  submit: string;
  /** What is wrong with what was written. */
  invalid: string;
}

/** The form behind a one-time link: an e-mail, which the link may already know, and a new password. */
export function OneTimeLinkForm({ title, text, submit, invalid }: OneTimeLinkFormProps) {
  const { open, email, keepsFactor } = useLoaderData<{
    open: boolean;
    email: string;
    keepsFactor: boolean;
  }>();
  const refused = useActionData<LinkRefusal>();
  const known = email === '' ? { name: 'email', required: true } : { value: email, readOnly: true };
  return (
    <PrivatePage title={title}>
      <AuthLayout title={title}>
        {!open && <LinkGone />}
        {open && (
          <Form method="post" className="grid gap-4">
            {text && <p>{text}</p>}
            {keepsFactor && <p className="notice">{words.keepsFactor}</p>}
            {refused?.invalid && (
              <p role="alert" className="notice notice-bad">
                {refused.because ?? invalid}
              </p>
            )}
            <Field label={words.email}>
              {(control) => <input {...control} {...known} type="email" autoComplete="username" />}
            </Field>
            <NewPasswordField label={words.password} />
            <AuthSubmitButton>{submit}</AuthSubmitButton>
          </Form>
        )}
      </AuthLayout>
    </PrivatePage>
  );
}

/** Whoever comes too late or a second time is told where to go on. */
const LinkGone = () => (
  <>
    <p>{words.linkGone}</p>
    <Link to={adminPaths.fr} className="door-link">
      {words.backToLogin}
    </Link>
    <Link to={`${adminPaths.fr}/forgotten`} className="door-link">
      {words.forgotten}
    </Link>
  </>
);
