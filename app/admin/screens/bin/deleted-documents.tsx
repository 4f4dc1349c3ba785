import type { BinnedDocument } from '#server/publishing/bin.ts';
import { entryOf } from '../../shell/navigation.ts';
import { BinTable, DeletionCells } from './bin-table.tsx';
import { words } from './words.ts';

export function DeletedDocuments({ documents }: { documents: readonly BinnedDocument[] }) {
  return (
    <BinTable
      id="bin-documents"
      title={words.documents}
      empty={words.noDocuments}
      columns={[words.name, words.kind]}
      rows={documents.map((document) => (
        <Row key={Object.values(document.ref).join('/')} document={document} />
      ))}
    />
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
      <DeletionCells at={deletedAt} by={deletedBy} name={name} intent="restore" fields={{ ...ref, name }} />
    </tr>
  );
}
