import { words } from '../words.ts';

/** While it is not known whether somebody is signed in: this and nothing else. */
export function AuthSpinner() {
  return (
    <p role="status" className="grid min-h-dvh place-items-center">
      <span className="spinner text-3xl" aria-hidden="true" />
      <span className="sr-only">{words.opening}</span>
    </p>
  );
}
