import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { longDateTime } from '../dates.ts';
import { apiFetch } from '../http/api-fetch.ts';
import { addressOf } from '../shell/address.ts';
import { ToolIcon } from '../shell/tool-icon.tsx';
import { previewButtonWords as words } from './preview-button-words.ts';
import { PreviewForm } from './preview-form.tsx';

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
  const [problem, setProblem] = useState('');

  async function share(): Promise<void> {
    setBusy(true);
    setProblem('');
    const response = await apiFetch('/api/preview-links', {
      method: 'POST',
      body: JSON.stringify({ perspective, path }),
    });
    const body = await response?.json().catch(() => undefined);
    setBusy(false);
    if (response?.ok && body) setLink(body as MadeLink);
    else setProblem(problemOf(response?.status, body));
  }

  return (
    <>
      <div className="preview-buttons">
        <PreviewForm perspective={perspective} path={path} className="quiet-button">
          {words.preview} <ToolIcon name="open" />
        </PreviewForm>
        <button
          type="button"
          className="quiet-button"
          aria-disabled={busy}
          onClick={busy ? undefined : share}
        >
          {words.share}
        </button>
      </div>
      <div aria-live="polite" className="preview-shared">
        {problem && <p className="notice notice-bad">{problem}</p>}
        {link && <SharedLink key={link.id} link={link} note={noteOn(perspective)} />}
      </div>
    </>
  );
}

function noteOn(perspective: string): string | undefined {
  if (perspective === 'working') return words.showsLaterDrafts;
  return perspective.startsWith('publication:') ? words.endsWithPublication : undefined;
}

/** A refusal says why; whatever else went wrong may work again. */
function problemOf(status = 0, body: { reason?: string; error?: string } = {}): string {
  if (status === 401) return words.signedOut;
  return body.reason && body.error ? body.error : words.failed;
}

interface SharedLinkProps {
  link: MadeLink;
  /** What it shows, where that is not plain. */
  note?: string;
}

/** A link that was made a moment ago: its address is told this once. */
function SharedLink({ link: { address, expiresAt }, note }: SharedLinkProps) {
  const location = useLocation();
  const [copied, setCopied] = useState<boolean>();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="preview-link">
      <label className="grid gap-1 font-semibold">
        {words.link}
        <input
          className="field font-normal"
          value={address}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      </label>
      <p className="text-ink-soft">{words.until(longDateTime(expiresAt))}</p>
      {note && <p>{note}</p>}
      <div className="preview-buttons">
        <button type="button" className="button button-small" onClick={copy}>
          {copied ? words.copied : words.copy}
        </button>
        <Link to={addressOf(location, 'publications/links')} className="quiet-button">
          {words.all}
        </Link>
      </div>
      {copied === false && <p>{words.notCopied}</p>}
    </div>
  );
}
