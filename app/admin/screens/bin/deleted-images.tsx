import { Form } from 'react-router';
import { DeletionCells } from './deletion-cells.tsx';
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
    <section aria-labelledby="bin-images" className="grid gap-3">
      <h2 id="bin-images">{words.images}</h2>
      {images.length === 0 ? (
        <p className="admin-empty">{words.noImages}</p>
      ) : (
        <div className="admin-card p-0">
          <table className="list-table sheet-table">
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.deleted}</th>
                <th scope="col">{words.until}</th>
                <th scope="col">
                  <span className="sr-only">{words.action}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {images.map(({ id, slug, deleted_at, deleted_by, isOverdue }) => (
                <tr key={id} data-entry={id}>
                  <th scope="row">{slug}</th>
                  <DeletionCells at={deleted_at} by={deleted_by} isOverdue={isOverdue} />
                  <td className="sm:text-right">
                    <Form method="post">
                      <input type="hidden" name="id" value={id} />
                      <button type="submit" name="intent" value="restore-image" className="quiet-button">
                        {words.restore}
                        <span className="sr-only"> : {slug}</span>
                      </button>
                    </Form>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
