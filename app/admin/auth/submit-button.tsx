import type { ReactNode } from 'react';

/** The handle of the door. While it turns, it says so. */
export function SubmitButton({
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
