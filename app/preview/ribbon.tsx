import type { Language } from '#domain/languages.ts';
import { adminPaths } from '#domain/pages.ts';
import { parisClock } from '#domain/publishing/paris-moment.ts';
import type { Preview } from '#server/publishing/previews/previews.ts';
import { ribbonScript, timeLeft } from './ribbon-script.ts';
import { previewWords } from './words.ts';

interface RibbonProps {
  preview: Preview;
  language: Language;
  /** Of the page one sees: where one comes back to. */
  path: string;
  now: Date;
  /** Says that the script is ours (domain/script-mark.ts). */
  mark: string;
}

/** Says what one sees, for how long, and how to leave. It stands in the page and is no part of the application. */
export function Ribbon({ preview, language, path, now, mark }: RibbonProps) {
  const words = previewWords[language];
  const left = preview.until.getTime() - now.getTime();
  return (
    <preview-ribbon>
      <aside aria-label={words.label.replace(/\s*:$/, '')}>
        <p className="preview-seen">
          <strong>{words.label}</strong> {words.seen(preview)}
        </p>
        <p className="preview-left" data-left={left} data-words={words.left} data-ended={words.ended}>
          {words.left.replace('{time}', timeLeft(left))}
        </p>
        {!preview.byLink && <OtherMoment preview={preview} language={language} path={path} now={now} />}
        <form method="post" action="/api/preview/leave">
          <input type="hidden" name="path" value={path} />
          <button type="submit">{words.leave}</button>
        </form>
      </aside>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, the same for everybody */}
      <script nonce={mark} dangerouslySetInnerHTML={{ __html: ribbonScript }} />
    </preview-ribbon>
  );
}

/** « Le site au … ». */
function OtherMoment({ preview: { perspective }, language, path, now }: Omit<RibbonProps, 'mark'>) {
  const words = previewWords[language];
  return (
    <details>
      <summary>{words.siteAt}</summary>
      <form method="post" action={`${adminPaths.fr}/preview`}>
        <input type="hidden" name="path" value={path} />
        <label htmlFor="preview-at">
          {words.moment} <span>({words.parisTime})</span>
        </label>
        <input
          id="preview-at"
          type="datetime-local"
          name="at"
          required
          min={fieldTime(now)}
          defaultValue={perspective.kind === 'at' ? fieldTime(perspective.time) : ''}
        />
        <button type="submit">{words.show}</button>
        {perspective.kind !== 'working' && (
          <button type="submit" name="perspective" value="working" formNoValidate className="preview-back">
            {words.drafts}
          </button>
        )}
      </form>
    </details>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** An element of no other use: React passes over it when it takes the page over. */
      'preview-ribbon': { children: React.ReactNode };
    }
  }
}

/** As a field for date and time writes it: `2026-01-01T00:00`. */
function fieldTime(moment: Date): string {
  const { date, time } = parisClock(moment);
  return `${date}T${time}`;
}
