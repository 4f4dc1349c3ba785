import { useState } from 'react';
import { newSectionKey, withSectionMoved } from '#domain/content/legal-texts.ts';
import { valueAt } from '#domain/content/lookup.ts';
import { blankOf, type KeyedShape } from '#domain/editing/shape.ts';
import { useDraft, useValueAt } from '../../editing/drafts.tsx';
import { fieldWords } from '../../fields/words.ts';
import { ToolIcon } from '../../shell/tool-icon.tsx';
import { SectionCard } from './section-card.tsx';
import { words } from './words.ts';

type Sections = Record<string, { title: string }>;

/** The sections in the order of the page. Those of the legal notice are fixed; the others come, go and move. */
export function LegalSections() {
  const draft = useDraft();
  const keys = useValueAt('sections', (sections) => Object.keys(sections as Sections).join('\n')).split('\n');
  const shape = draft.shape.kind === 'group' ? draft.shape.fields.sections : undefined;
  const open = shape?.kind === 'keyed' ? shape : undefined;
  return (
    <>
      <ol className="legal-sections">
        {keys.filter(Boolean).map((key, place) => (
          <SectionCard
            key={key}
            name={key}
            position={place + 1}
            tools={open && <SectionTools name={key} first={place === 0} last={place === keys.length - 1} />}
          />
        ))}
      </ol>
      {open && <AddSection shape={open} />}
    </>
  );
}

function sectionsIn(content: unknown): Sections {
  return valueAt(content, 'sections') as Sections;
}

function AddSection({ shape }: { shape: KeyedShape }) {
  const draft = useDraft();
  const add = () => {
    const sections = sectionsIn(draft.getState().content);
    const blank = { ...(blankOf(shape.item) as object), title: words.newTitle };
    draft.set('sections', { ...sections, [newSectionKey(sections)]: blank });
  };
  return (
    <button type="button" className="quiet-button" onClick={add}>
      <ToolIcon name="plus" />
      {words.add}
    </button>
  );
}

function SectionTools({ name, first, last }: { name: string; first: boolean; last: boolean }) {
  const draft = useDraft();
  const [told, setTold] = useState('');
  const sections = () => sectionsIn(draft.getState().content);
  const title = useValueAt(`sections.${name}.title`, (text) => String(text ?? name));
  const move = (by: 1 | -1) => {
    const next = withSectionMoved(sections(), name, by);
    draft.set('sections', next);
    const names = Object.keys(next);
    setTold(fieldWords.moved(names.indexOf(name) + 1, names.length));
  };
  const remove = () => {
    const { [name]: _, ...rest } = sections();
    draft.set('sections', rest);
  };
  return (
    <span className="field-entry-tools">
      <button
        type="button"
        className="tool"
        disabled={first}
        aria-label={fieldWords.up(title)}
        onClick={() => move(-1)}
        data-icon="up"
      />
      <button
        type="button"
        className="tool"
        disabled={last}
        aria-label={fieldWords.down(title)}
        onClick={() => move(1)}
        data-icon="down"
      />
      <button
        type="button"
        className="tool"
        aria-label={fieldWords.remove(title)}
        onClick={remove}
        data-icon="bin"
      />
      <span role="status" className="sr-only">
        {told}
      </span>
    </span>
  );
}
