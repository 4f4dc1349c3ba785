import { Field } from '../ui/field.tsx';
import { words } from './words.ts';

interface CredentialFieldsProps {
  email?: string;
  passwordHint: 'current-password' | 'new-password';
  passwordMin?: number;
  submit: string;
}

/** E-mail, password and the button, as the login and the first set-up both need them. */
export function CredentialFields({ email, passwordHint, passwordMin, submit }: CredentialFieldsProps) {
  return (
    <>
      <Field label={words.email}>
        {(control) => (
          <input
            {...control}
            type="email"
            name="email"
            required
            autoComplete="username"
            defaultValue={email}
          />
        )}
      </Field>
      <Field label={words.password}>
        {(control) => (
          <input
            {...control}
            type="password"
            name="password"
            required
            minLength={passwordMin}
            autoComplete={passwordHint}
          />
        )}
      </Field>
      <button type="submit" className="button justify-self-start">
        {submit}
      </button>
    </>
  );
}
