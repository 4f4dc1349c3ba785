import { useCallback, useEffect, useRef, useState } from 'react';
import { Form, useFormAction, useLocation } from 'react-router';
import { returnAddress } from '#domain/accounts/return-address.ts';
import { Field } from '../../ui/field.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { words } from '../words.ts';
import { AuthSubmitButton } from './auth-submit-button.tsx';
import { EmailField } from './email-field.tsx';
import type { LoginError } from './log-in.ts';

interface LoginFormProps {
  refused: LoginError | undefined;
  busy: boolean;
}

/** A plain form, which works before and without any script; once there is one, the button waits for both fields. */
export function LoginForm({ refused, busy }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { pathname, search } = useLocation();
  // With `.` it comes without the query of the page, which goes into `next`.
  const action = useFormAction('.');
  // After a refused password the address is that of this form, which knows what was asked for.
  const wanted = returnAddress(new URLSearchParams(search).get('next'), pathname + search);
  const [complete, setComplete] = useState(false);
  const hydrated = useHydrated();
  const look = useCallback(() => setComplete(isComplete(form.current)), []);

  useEffect(look, [look]);
  useEffect(() => {
    // With a code asked for the password was right: it stays, and only the code is typed anew.
    const name = refused?.code ? 'code' : 'password';
    const input = form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (!refused || !input) return;
    input.value = '';
    input.focus();
    look();
  }, [refused, look]);

  return (
    <Form
      ref={form}
      method="post"
      action={`${action}?next=${encodeURIComponent(wanted)}`}
      onInput={look}
      onChange={look}
      className="grid gap-4"
    >
      {refused && <Refused {...refused} />}
      <EmailField typed={refused?.email} />
      <Field label={words.password}>
        {(control) => (
          <input {...control} type="password" name="password" required autoComplete="current-password" />
        )}
      </Field>
      {refused?.code && (
        <Field label={words.oneTimeCode} help={words.oneTimeCodeHelp}>
          {(control) => (
            <input
              {...control}
              name="code"
              required
              autoComplete="one-time-code"
              autoCapitalize="characters"
            />
          )}
        </Field>
      )}
      <AuthSubmitButton disabled={busy || (hydrated && !complete)} busy={busy}>
        {words.logIn}
      </AuthSubmitButton>
    </Form>
  );
}

function Refused({ retryAfter, code }: LoginError) {
  if (code === 'needed' || code === 'recovery')
    return (
      <p role="status" className="notice">
        {words.code[code]}
      </p>
    );
  return (
    <p role="alert" className="notice notice-bad">
      {retryAfter ? words.tryAgainIn(retryAfter) : code ? words.code.wrong : words.loginRefused}
    </p>
  );
}

/** A browser that has filled a field in by itself keeps its value to itself until somebody touches the page. */
function isComplete(form: HTMLFormElement | null): boolean {
  const inputs = form?.querySelectorAll<HTMLInputElement>('input') ?? [];
  return [...inputs].every((input) => input.value.trim() !== '' || input.matches(':autofill'));
}
