import { type PageId, pageList, pathTo } from '#domain/pages.ts';
import { Modal } from '../../ui/modal.tsx';
import { useContentLanguage } from './content-language.tsx';
import { pageNames } from './page-names.ts';
import { fieldWords } from './words.ts';

/** The pages that a link can be made to. */
export const pickablePages = pageList.filter(
  (page) => !page.fr.includes('{slug}') && page.aliasOf === undefined,
);

interface PagePickerProps {
  /** The address that is chosen now. */
  value?: string;
  onPick(address: string): void;
  onClose(): void;
}

/** The pages of the site, each with its address in the language edited. */
export function PagePicker({ value, onPick, onClose }: PagePickerProps) {
  const language = useContentLanguage();
  return (
    <Modal label={fieldWords.choosePage} onClose={onClose} className="admin-dialog">
      <h2>{fieldWords.pages}</h2>
      <ul className="page-picker">
        {pickablePages.map(({ id }) => {
          const address = pathTo(id as PageId, language);
          return (
            <li key={id}>
              <button type="button" aria-pressed={address === value} onClick={() => onPick(address)}>
                {pageNames[id as PageId]} <code className="field-path">{address}</code>
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" className="quiet-button" onClick={onClose}>
        {fieldWords.close}
      </button>
    </Modal>
  );
}
