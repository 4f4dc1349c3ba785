import { useRef } from 'react';
import { refusedParts } from '#domain/rich-text/refused-parts.ts';
import { useField } from '../../editing/drafts.tsx';
import { useContentLanguage } from '../../fields/content-language.tsx';
import { FieldRow } from '../../fields/field-row.tsx';
import { type Mark, marks } from './marks.ts';
import { words } from './words.ts';

/** HTML as it is written, with buttons for the usual elements and a word about what the page leaves out. */
export function HtmlField({ path }: { path: string }) {
  const [value, set] = useField<string>(path);
  const language = useContentLanguage();
  const source = useRef<HTMLTextAreaElement>(null);
  const refused = refusedParts(value);

  const surround = ({ before, after }: Mark) => {
    const area = source.current;
    if (!area) return;
    const { selectionStart: start, selectionEnd: end } = area;
    set(value.slice(0, start) + before + value.slice(start, end) + after + value.slice(end));
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(start + before.length, end + before.length);
    });
  };
  return (
    <FieldRow path={path} note={refused.length > 0 && <Refused parts={refused} />}>
      {(control) => (
        <div className="html-field">
          <div role="toolbar" aria-label={words.marks} className="html-marks">
            <span className="html-badge">{words.html}</span>
            {marks.map((mark) => (
              <button
                key={mark.name}
                type="button"
                title={mark.name}
                aria-label={mark.name}
                aria-controls={control.id}
                onClick={() => surround(mark)}
              >
                {mark.sign}
              </button>
            ))}
          </div>
          <textarea
            {...control}
            ref={source}
            lang={language}
            rows={5}
            className="field field-long html-source"
            data-field={path}
            value={value}
            onChange={({ target }) => set(target.value)}
          />
        </div>
      )}
    </FieldRow>
  );
}

function Refused({ parts }: { parts: string[] }) {
  return <strong className="html-refused">{words.refused(parts)}</strong>;
}
