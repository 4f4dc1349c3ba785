import type { ReactNode } from 'react';

/** The submit button of the login and password forms, with a spinner while the form is being sent. */
export function AuthSubmitButton({
  disabled,
  busy,
  children,
}: {
  disabled?: boolean;
  busy?: boolean;
  children: ReactNode;
}) {
  return (
    <button type="submit" className="door-button" disabled={disabled} aria-busy={busy || undefined}>
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
