import { Field } from '../../ui/field.tsx';
import { words } from '../words.ts';

/** Whose account it is. What was typed before stands there again. */
export function EmailField({ typed }: { typed: string | undefined }) {
  return (
    <Field label={words.email}>
      {(control) => (
        <input {...control} type="email" name="email" required autoComplete="username" defaultValue={typed} />
      )}
    </Field>
  );
}
