import { words } from '../words.ts';

/** In place of a screen that the role does not open. */
export const NotAllowed = () => (
  <div className="admin-card grid max-w-xl gap-3">
    <h1 className="text-2xl">{words.notAllowed}</h1>
    <p>{words.notAllowedNext}</p>
  </div>
);
