import { useEffect, useState } from 'react';
import type { Services } from '#server/services.ts';
import { Modal } from '../../../ui/modal.tsx';
import { FileButton } from './file-button.tsx';
import { sendImage } from './send-image.ts';
import { Thumbnail } from './thumbnail.tsx';
import { words } from './words.ts';

type LibraryImage = Awaited<ReturnType<Services['media']['page']>>['items'][number];

/** The address for the content, and what the library says of the image in each language. */
export type ChosenImage = Pick<LibraryImage, 'address' | 'alt_fr' | 'alt_en'>;

interface ImagePickerProps {
  onChoose(image: ChosenImage): void;
  onClose(): void;
}

/** An image from the library, or a new one that joins it, for any field that names an image. */
export function ImagePicker({ onChoose, onClose }: ImagePickerProps) {
  const [search, setSearch] = useState('');
  const { images, error } = useLibrary(search);
  return (
    <Modal label={words.pick} onClose={onClose} className="small-dialog media-picker">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="mr-auto text-lg">{words.pick}</h2>
        <Upload onDone={onChoose} />
        <button type="button" className="quiet-button" onClick={onClose}>
          {words.close}
        </button>
      </header>
      <input
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        placeholder={words.searchHint}
        aria-label={words.search}
        className="field"
      />
      {error && (
        <p role="alert" className="notice notice-bad">
          {error}
        </p>
      )}
      {images?.length === 0 && (
        <p className="list-empty">{search ? words.emptySearch(search) : words.empty}</p>
      )}
      <ul className="media-gallery">
        {images?.map((image) => (
          <li key={image.id}>
            <button type="button" className="media-frame" onClick={() => onChoose(image)}>
              <Thumbnail image={image} />
              <span className="media-name">{image.slug}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function useLibrary(search: string): { images?: LibraryImage[]; error?: string } {
  const [found, setFound] = useState<{ images?: LibraryImage[]; error?: string }>({});
  useEffect(() => {
    const asking = new AbortController();
    fetch(`/api/media?q=${encodeURIComponent(search)}`, { signal: asking.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(String(response.status));
        const { items }: { items: LibraryImage[] } = await response.json();
        setFound({ images: items });
      })
      .catch(() => {
        if (!asking.signal.aborted) setFound({ error: words.unreachable });
      });
    return () => asking.abort();
  }, [search]);
  return found;
}

function Upload({ onDone }: { onDone(image: ChosenImage): void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const send = async (file: File) => {
    setBusy(true);
    const sent = await sendImage(file);
    setBusy(false);
    setError(sent.error);
    if (sent.picture) onDone(sent.picture);
  };
  return (
    <>
      {error && <p role="alert">{error}</p>}
      <FileButton label={words.addOne} busy={busy} onFile={send} />
    </>
  );
}
