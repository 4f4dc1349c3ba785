import { words } from './words.ts';

interface CredentialFieldsProps {
  email?: string;
  passwordHint: 'current-password' | 'new-password';
  passwordMin?: number;
  submit: string;
}

const field = 'mt-1 block w-full rounded border-2 border-line bg-window px-3 py-2';

/** E-mail, password and the button, as the login and the first set-up both need them. */
export function CredentialFields({ email, passwordHint, passwordMin, submit }: CredentialFieldsProps) {
  return (
    <>
      <label>
        {words.email}
        <input
          type="email"
          name="email"
          required
          autoComplete="username"
          defaultValue={email}
          className={field}
        />
      </label>
      <label>
        {words.password}
        <input
          type="password"
          name="password"
          required
          minLength={passwordMin}
          autoComplete={passwordHint}
          className={field}
        />
      </label>
      <button type="submit" className="rounded-xl bg-awning px-6 py-3 font-semibold text-on-awning">
        {submit}
      </button>
    </>
  );
}
