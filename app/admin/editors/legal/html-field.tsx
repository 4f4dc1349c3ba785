import { useRef, useState } from 'react';
import { refusedParts } from '#domain/rich-text/refused-parts.ts';
import { type SourceMark, withMark } from '#domain/rich-text/source-mark.ts';
import { useField } from '../../editing/drafts.tsx';
import { useContentLanguage } from '../../fields/content-language.tsx';
import { FieldRow } from '../../fields/field-row.tsx';
import { PagePicker } from '../../fields/page-picker.tsx';
import { linkTo, marks } from './source-buttons.ts';
import { words } from './words.ts';

/** HTML as it is written, with buttons for the usual elements and a word about what the page leaves out. */
export function HtmlField({ path }: { path: string }) {
  const [value, set] = useField<string>(path);
  const language = useContentLanguage();
  const source = useRef<HTMLTextAreaElement>(null);
  const [linking, setLinking] = useState(false);
  const refused = refusedParts(value);

  const write = (mark: SourceMark) => {
    const area = source.current;
    if (!area) return;
    const { selectionStart, selectionEnd } = area;
    const marked = withMark(value, selectionStart, selectionEnd, mark);
    set(marked.source);
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(marked.start, marked.end);
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
                onClick={() => write(mark)}
              >
                {mark.sign}
              </button>
            ))}
            <button type="button" aria-controls={control.id} onClick={() => setLinking(true)}>
              {words.link}
            </button>
            {linking && (
              <PagePicker
                onClose={() => setLinking(false)}
                onPick={(address) => {
                  setLinking(false);
                  write(linkTo(address));
                }}
              />
            )}
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
