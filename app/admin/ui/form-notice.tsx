import type { FormAnswer } from '../screen-action.ts';

/** What became of a form, told where it stands. */
export function FormNotice({ answer }: { answer: FormAnswer | undefined }) {
  if (answer?.error)
    return (
      <p role="alert" className="notice notice-bad">
        {answer.error}
      </p>
    );
  return (
    <p role="status" className={answer?.done ? 'notice notice-good' : 'sr-only'}>
      {answer?.done}
    </p>
  );
}
