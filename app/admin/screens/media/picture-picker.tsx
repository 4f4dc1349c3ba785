import { useEffect, useState } from 'react';
import type { Services } from '#server/services.ts';
import { Modal } from '../../../ui/modal.tsx';
import { FileButton } from './file-button.tsx';
import { sendPicture } from './send-picture.ts';
import { Thumbnail } from './thumbnail.tsx';
import { words } from './words.ts';

type Picture = Awaited<ReturnType<Services['media']['page']>>['items'][number];

/** The address for the content, and what the library says of the picture in each language. */
export type ChosenPicture = Pick<Picture, 'address' | 'alt_fr' | 'alt_en'>;

interface PicturePickerProps {
  onChoose(picture: ChosenPicture): void;
  onClose(): void;
}

/** A picture from the library, or a new one that joins it, for any field that names a picture. */
export function PicturePicker({ onChoose, onClose }: PicturePickerProps) {
  const [search, setSearch] = useState('');
  const { pictures, error } = useLibrary(search);
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
      {pictures?.length === 0 && (
        <p className="list-empty">{search ? words.emptySearch(search) : words.empty}</p>
      )}
      <ul className="media-gallery">
        {pictures?.map((picture) => (
          <li key={picture.id}>
            <button type="button" className="media-frame" onClick={() => onChoose(picture)}>
              <Thumbnail picture={picture} />
              <span className="media-name">{picture.slug}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function useLibrary(search: string): { pictures?: Picture[]; error?: string } {
  const [found, setFound] = useState<{ pictures?: Picture[]; error?: string }>({});
  useEffect(() => {
    const asking = new AbortController();
    fetch(`/api/media?q=${encodeURIComponent(search)}`, { signal: asking.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(String(answer.status));
        const { items }: { items: Picture[] } = await answer.json();
        setFound({ pictures: items });
      })
      .catch(() => {
        if (!asking.signal.aborted) setFound({ error: words.unreachable });
      });
    return () => asking.abort();
  }, [search]);
  return found;
}

function Upload({ onDone }: { onDone(picture: ChosenPicture): void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const send = async (file: File) => {
    setBusy(true);
    const sent = await sendPicture(file);
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
