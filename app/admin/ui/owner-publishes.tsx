import { editingWords as words } from '../editing/words.ts';

/** In place of « Publier », for whoever may write and not publish. */
export function OwnerPublishes() {
  return (
    <p className="owner-publishes" title={words.ownerPublishesHelp}>
      {words.ownerPublishes}
    </p>
  );
}
