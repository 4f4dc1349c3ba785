import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router';
import { NotAllowed } from '../../shell/not-allowed.tsx';
import { words as adminWords } from '../../words.ts';
import { editingWords as words } from '../words.ts';

/** In place of an editor that could not be loaded: no form that could overwrite anything. */
export function LoadFailure({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <h1>{adminWords.noSuchScreen}</h1>;
  if (isRouteErrorResponse(error) && error.status === 403) return <NotAllowed />;
  return (
    <div className="save-banner notice notice-bad">
      <p role="alert">{words.loadFailed}</p>
      <button
        type="button"
        className="quiet-button"
        onClick={() => navigate(pathname + search, { replace: true })}
      >
        {words.retry}
      </button>
    </div>
  );
}
