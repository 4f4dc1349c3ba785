import { useEffect, useRef } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import type { ActionResult } from '../screen-action.ts';
import { words } from '../words.ts';

/**
 * What became of a form, told where it stands. The form may be far below: a refusal comes into view, with the focus.
 * So does what was done, where the button that did it is gone: the focus would begin at the top of the page again.
 */
export function FormNotice({ result }: { result: ActionResult | undefined }) {
  const notice = useRef<HTMLDivElement>(null);
  // Not before the screen is loaded anew: what is new in it would push the notice away.
  const settled = useNavigation().state === 'idle';
  const { error, done, signedOut } = result ?? {};
  useEffect(() => {
    if (!settled || !(result?.error || result?.done)) return;
    if (!result.error && document.activeElement !== document.body) return;
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [result, settled]);
  if (error)
    return (
      <div ref={notice} tabIndex={-1} className="notice notice-bad form-notice">
        <p role="alert">{error}</p>
        {signedOut && <LogInAgain />}
      </div>
    );
  return (
    <div ref={notice} tabIndex={-1} className={done ? 'notice notice-good form-notice' : 'sr-only'}>
      <p role="status">{done}</p>
    </div>
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
