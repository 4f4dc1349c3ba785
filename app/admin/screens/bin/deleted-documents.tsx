import { Form } from 'react-router';
import type { BinnedDocument } from '#server/publishing/bin.ts';
import { entryOf } from '../../shell/navigation.ts';
import { DeletionCells } from './deletion-cells.tsx';
import { words } from './words.ts';

export function DeletedDocuments({ documents }: { documents: readonly BinnedDocument[] }) {
  return (
    <section aria-labelledby="bin-documents" className="grid gap-3">
      <h2 id="bin-documents">{words.documents}</h2>
      {documents.length === 0 ? (
        <p className="admin-empty">{words.noDocuments}</p>
      ) : (
        <div className="admin-card p-0">
          <table className="list-table sheet-table">
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.kind}</th>
                <th scope="col">{words.deleted}</th>
                <th scope="col">{words.until}</th>
                <th scope="col">
                  <span className="sr-only">{words.action}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {documents.map((document) => (
                <Row key={Object.values(document.ref).join('/')} document={document} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Row({ document: { ref, title, deletedAt, deletedBy } }: { document: BinnedDocument }) {
  const name = ref.collection === 'section' ? (entryOf(`pages/${ref.id}`)?.label ?? ref.id) : title;
  return (
    <tr data-entry={ref.id}>
      <th scope="row">{name}</th>
      <td data-label={words.kind}>
        {words.kinds[ref.collection]} ({words.languages[ref.language]})
      </td>
      <DeletionCells at={deletedAt} by={deletedBy} />
      <td className="sm:text-right">
        <Form method="post">
          {Object.entries({ ...ref, name }).map(([key, value]) => (
            <input key={key} type="hidden" name={key} value={value} />
          ))}
          <button type="submit" name="intent" value="restore" className="quiet-button">
            {words.restore}
            <span className="sr-only"> : {name}</span>
          </button>
        </Form>
      </td>
    </tr>
  );
}
