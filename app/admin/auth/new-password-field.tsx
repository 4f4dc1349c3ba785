import { PASSWORD_MIN } from '#domain/accounts/limits.ts';
import { Field } from '../../ui/field.tsx';
import { words } from '../words.ts';

/** Where somebody chooses a password. */
export function NewPasswordField({ label, name = 'password' }: { label: string; name?: string }) {
  return (
    <Field label={label} help={words.passwordRule}>
      {(control) => (
        <input
          {...control}
          type="password"
          name={name}
          required
          minLength={PASSWORD_MIN}
          autoComplete="new-password"
        />
      )}
    </Field>
  );
}
