import { useState } from 'react';
import { adminPaths } from '#domain/pages.ts';
import { shortDateTime } from '../dates.ts';
import { apiFetch } from '../editing/api-fetch.ts';
import { previewButtonWords as words } from './preview-button-words.ts';

interface PreviewButtonsProps {
  /** As `perspectiveText` writes it: `working`, `publication:<id>`, `at:<time>`. */
  perspective: string;
  /** The page of the site that one sees first. */
  path?: string;
}

interface MadeLink {
  id: string;
  address: string;
  expiresAt: string;
}

/** « Aperçu » opens the site in a perspective, in a tab of its own; « Partager un lien » shows it to others. */
export function PreviewButtons({ perspective, path = '/' }: PreviewButtonsProps) {
  const [link, setLink] = useState<MadeLink>();
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState('');

  async function call(method: 'POST' | 'DELETE', body: object): Promise<unknown> {
    setBusy(true);
    setTold('');
    const answer = await apiFetch('/api/preview-links', { method, body: JSON.stringify(body) });
    const said: unknown = await answer?.json().catch(() => undefined);
    setBusy(false);
    if (answer?.ok) return said;
    setTold(answer?.status === 401 ? words.signedOut : words.failed);
    return undefined;
  }

  async function share(): Promise<void> {
    const made = await call('POST', { perspective, path });
    if (made) setLink(made as MadeLink);
  }

  async function revoke(id: string): Promise<void> {
    if (!(await call('DELETE', { id }))) return;
    setLink(undefined);
    setTold(words.revoked);
  }

  return (
    <div className="preview-buttons grid gap-3">
      <div className="flex flex-wrap gap-2">
        <form method="post" action={`${adminPaths.fr}/preview`} target="_blank" rel="noopener">
          <input type="hidden" name="perspective" value={perspective} />
          <input type="hidden" name="path" value={path} />
          <button type="submit" className="quiet-button">
            {words.preview} <span className="sr-only">{words.newTab}</span>
          </button>
        </form>
        <button
          type="button"
          className="quiet-button"
          aria-disabled={busy}
          onClick={busy ? undefined : share}
        >
          {words.share}
        </button>
      </div>
      {link && <SharedLink key={link.id} link={link} onRevoke={() => revoke(link.id)} />}
      <p role="status">{told}</p>
    </div>
  );
}

function SharedLink({ link, onRevoke }: { link: MadeLink; onRevoke(): void }) {
  const [copied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(link.address).then(() => setCopied(true));
  return (
    <div className="grid gap-2">
      <label className="grid gap-1 font-semibold">
        {words.link}
        <input
          className="field font-normal"
          value={link.address}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      </label>
      <p className="text-ink-soft">{words.until(shortDateTime(link.expiresAt))}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="quiet-button" onClick={copy}>
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </button>
        <button type="button" className="quiet-button quiet-button-danger" onClick={onRevoke}>
          {words.revoke}
        </button>
      </div>
    </div>
  );
}
