import { labelOf } from '#app/admin/fields/labels.ts';
import type { Draft } from '../../editing/draft.ts';
import { useDraftState } from '../../editing/drafts.tsx';
import { hasForm } from './case-study-draft.ts';
import { words } from './words.ts';

interface SaveFailureProps {
  draft: Draft;
  /** The content that could not be published, being no JSON. */
  broken: unknown;
  /** Leads to a field of the form. */
  onShow(path: string): void;
}

/** What stopped the last save: the text itself, or the server, with the fields that it names. */
export function SaveFailure({ draft, broken, onShow }: SaveFailureProps) {
  const { problems, phase, content } = useDraftState(draft, (state) => state);
  const isBroken = broken !== undefined && broken === content;
  const failed = problems.length > 0 || ['failed', 'publish-failed', 'signed-out'].includes(phase);
  return (
    <div role="alert" className="editor-alert">
      {isBroken && <p className="notice notice-bad">{words.invalid}</p>}
      {!isBroken && failed && (
        <div className="notice notice-bad">
          {words.failed}
          {problems.length > 0 && (
            <div className="study-problems">
              {words.toCorrect}
              <ul>
                {problems.map(({ path, message }) => (
                  <li key={`${path} ${message}`}>
                    {path !== '' && (
                      <ProblemField path={path} onShow={hasForm(content) ? onShow : undefined} />
                    )}{' '}
                    {message}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function ProblemField({ path, onShow }: { path: string; onShow?: (path: string) => void }) {
  const name = (
    <>
      {labelOf(`case-study.${path}`)} <code className="field-path">{path}</code>
    </>
  );
  if (!onShow) return name;
  return (
    <button type="button" className="save-banner-field" onClick={() => onShow(path)}>
      {name}
    </button>
  );
}
