import { type ReactNode, useEffect } from 'react';
import { editingWords as words } from '../../editing/words.ts';

export type Banner =
  | { kind: 'saving' }
  | { kind: 'done'; text: string; action?: ReactNode }
  | { kind: 'failed'; text: string; detail?: string; action?: ReactNode };

export const BANNER_SHOWN_MS = { done: 3000, failed: 5000 };

/** What became of the last save. It goes by itself; the form says on its own what is still unsaved. */
export function EntryBanner({ banner, onDone }: { banner: Banner | undefined; onDone(): void }) {
  useEffect(() => {
    if (!banner || banner.kind === 'saving' || ('action' in banner && banner.action)) return;
    const timer = setTimeout(onDone, BANNER_SHOWN_MS[banner.kind]);
    return () => clearTimeout(timer);
  }, [banner, onDone]);
  return (
    <div className="toast">
      <div role="status">
        {banner?.kind === 'saving' && <p className="notice">{words.saving}</p>}
        {banner?.kind === 'done' && (
          <p className="notice notice-good">
            {banner.text} {banner.action}
          </p>
        )}
      </div>
      <div role="alert">
        {banner?.kind === 'failed' && (
          <p className="notice notice-bad">
            {banner.text} {banner.action}
            {banner.detail && <span className="block font-normal">{banner.detail}</span>}
          </p>
        )}
      </div>
    </div>
  );
}
