import { useRevalidator } from 'react-router';
import type { FormAnswer } from '../screen-action.ts';
import { words } from '../words.ts';

/** What became of a form, told where it stands. */
export function FormNotice({ answer }: { answer: FormAnswer | undefined }) {
  if (answer?.error)
    return (
      <div className="notice notice-bad form-notice">
        <p role="alert">{answer.error}</p>
        {answer.signedOut && <LogInAgain />}
      </div>
    );
  return (
    <p role="status" className={answer?.done ? 'notice notice-good' : 'sr-only'}>
      {answer?.done}
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
