import { useEffect, useRef } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import type { ActionResult } from '../screen-action.ts';
import { words } from '../words.ts';

/** What became of a form, told where it stands. The form may be far below: a refusal comes into view, with the focus. */
export function FormNotice({ result }: { result: ActionResult | undefined }) {
  const refusal = useRef<HTMLDivElement>(null);
  // Not before the screen is loaded anew: what is new in it would push the notice away.
  const settled = useNavigation().state === 'idle';
  useEffect(() => {
    if (!result?.error || !settled) return;
    refusal.current?.focus({ preventScroll: true });
    refusal.current?.scrollIntoView({ block: 'nearest' });
  }, [result, settled]);
  if (result?.error)
    return (
      <div ref={refusal} tabIndex={-1} className="notice notice-bad form-notice">
        <p role="alert">{result.error}</p>
        {result.signedOut && <LogInAgain />}
      </div>
    );
  return (
    <p role="status" className={result?.done ? 'notice notice-good' : 'sr-only'}>
      {result?.done}
    </p>
  );
}

/** The layout shows the login once it hears that the session is over. */
function LogInAgain() {
  const { revalidate } = useRevalidator();
  return (
    <button type="button" className="quiet-button" onClick={() => revalidate()}>
      {words.logInAgain}
    </button>
  );
}
