import { type ListShape, shapeAt } from '#domain/editing/shape.ts';
import type { OwnRedirect } from '#domain/own-redirects.ts';
import { redirects, redirectTarget } from '#domain/redirects.ts';
import type { Draft } from '../../editing/draft.ts';
import { DraftProvider } from '../../editing/drafts.tsx';
import { EditorFrame } from '../../editing/editor-frame.tsx';
import { type EditedSection, useSectionDrafts } from '../../editing/use-section-drafts.ts';
import { Card } from '../../fields/card.tsx';
import { FieldFor } from '../../fields/field.tsx';
import { ListField } from '../../fields/list-field.tsx';
import { entryOf } from '../../shell/navigation.ts';
import { words } from './words.ts';

/** Where addresses of a former site lead, out of the section `common`. */
export function RedirectsEditor({ loaded }: { loaded: EditedSection }) {
  const drafts = useSectionDrafts([loaded]) as [Draft];
  const [draft] = drafts;
  const { language } = loaded;
  return (
    <EditorFrame title={entryOf('redirects')?.label ?? ''} language={language} drafts={drafts} unseen>
      <DraftProvider draft={draft}>
        <div className="editor-cards" data-editor="redirects">
          <Card title={words.own} path="redirects">
            <p className="card-note">{words.help}</p>
            <ListField
              shape={shapeAt(draft.shape, 'redirects') as ListShape}
              path="redirects"
              Inner={FieldFor}
              titleOf={(row) => (row as OwnRedirect).from}
              empty={<p className="field-empty">{words.empty}</p>}
            />
          </Card>
          <Card title={words.fixed}>
            <p className="card-note">{words.fixedHelp}</p>
            <FixedRedirects />
          </Card>
        </div>
      </DraftProvider>
    </EditorFrame>
  );
}

function FixedRedirects() {
  return (
    <table className="list-table">
      <thead>
        <tr>
          <th scope="col">{words.from}</th>
          <th scope="col">{words.to}</th>
        </tr>
      </thead>
      <tbody>
        {redirects.map(({ from }) => (
          <tr key={from}>
            <td>{from}</td>
            <td>{redirectTarget(from, '')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
