import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { ACCEPTED_IMAGES } from '#domain/images/image-rules.ts';
import { useUploads } from './use-uploads.ts';
import { words } from './words.ts';

interface UploadZoneProps {
  /** What stands above the button: the keyboard meets it in the order that the eye does. */
  head: ReactNode;
  children: ReactNode;
}

/** The whole screen takes images: dropped on it, pasted, or chosen with the button. */
export function UploadZone({ head, children }: UploadZoneProps) {
  const { add, current, results } = useUploads();
  const [over, setOver] = useState(false);

  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = imagesOf(clipboardData);
      if (files.length > 0) add(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [add]);

  const takeDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(imagesOf(event.dataTransfer));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way, the button is everybody's
    <div
      className="media-zone"
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={takeDrop}
    >
      {head}
      <div className="media-upload">
        <label className="button button-small">
          <input
            type="file"
            multiple
            accept={ACCEPTED_IMAGES}
            className="sr-only"
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
          {words.choose}
        </label>
        <p className="text-ink-soft">{over ? words.drop : words.lead}</p>
        <div role="status" className="media-progress">
          {current && (
            <p>
              <span className="spinner" aria-hidden="true" /> {words.uploading(current)} {words.preparing}
            </p>
          )}
          {results.added > 0 && <p>{words.added(results.added)}</p>}
        </div>
        {results.refused.length > 0 && (
          <ul role="alert" className="notice notice-bad">
            {results.refused.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </div>
  );
}

function imagesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])];
}
