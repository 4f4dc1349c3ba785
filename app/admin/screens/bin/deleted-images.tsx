import { BinTable, DeletionCells } from './bin-table.tsx';
import { words } from './words.ts';

interface DeletedImage {
  id: string;
  slug: string;
  deleted_at: string;
  deleted_by: string;
  /** Kept longer: a draft or a scheduled publication names it. */
  isOverdue: boolean;
}

export function DeletedImages({ images }: { images: readonly DeletedImage[] }) {
  return (
    <BinTable
      id="bin-images"
      title={words.images}
      empty={words.noImages}
      columns={[words.name]}
      rows={images.map(({ id, slug, deleted_at, deleted_by, isOverdue }) => (
        <tr key={id} data-entry={id}>
          <th scope="row">{slug}</th>
          <DeletionCells
            at={deleted_at}
            by={deleted_by}
            isOverdue={isOverdue}
            name={slug}
            intent="restore-image"
            fields={{ id }}
          />
        </tr>
      ))}
    />
  );
}
