import { useRevalidator } from 'react-router';
import type { ActionResult } from '../screen-action.ts';
import { words } from '../words.ts';

/** What became of a form, told where it stands. */
export function FormNotice({ result }: { result: ActionResult | undefined }) {
  if (result?.error)
    return (
      <div className="notice notice-bad form-notice">
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
