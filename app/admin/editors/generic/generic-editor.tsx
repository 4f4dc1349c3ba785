import { labelOf } from '#domain/content/labels.ts';
import type { FieldShape, GroupShape } from '#domain/editing/shape.ts';
import { pageList } from '#domain/pages.ts';
import type { Draft } from '../../editing/draft.ts';
import { DraftProvider } from '../../editing/drafts.tsx';
import { EditorFrame } from '../../editing/editor-frame.tsx';
import { type EditedSection, useSectionDrafts } from '../../editing/use-section-drafts.ts';
import { FieldFor, isLeaf } from '../../fields/field.tsx';
import { isSeoKey, SeoBlock } from '../../fields/seo-block.tsx';
import { fieldWords } from '../../fields/words.ts';
import { entryOf } from '../../shell/navigation.ts';

interface GenericEditorProps {
  /** The sections to edit, the one that names the editor first. */
  parts: readonly EditedSection[];
}

/** Every field of a section, drawn from its schema. */
export function GenericEditor({ parts }: GenericEditorProps) {
  const drafts = useSectionDrafts(parts);
  const { section = 'home', language = 'fr' } = parts[0] ?? {};
  return (
    <EditorFrame
      title={entryOf(`pages/${section}`)?.label ?? section}
      language={language}
      drafts={drafts}
      page={pageList.find(({ seo }) => seo === section)?.[language]}
    >
      {drafts.map((draft) => (
        <DraftProvider key={draft.key} draft={draft}>
          <SectionFields draft={draft} />
        </DraftProvider>
      ))}
    </EditorFrame>
  );
}

/** Texts that stand alone come first, then each group and list as a card, then what search engines read. */
function SectionFields({ draft }: { draft: Draft }) {
  const fields = Object.entries((draft.shape as GroupShape).fields).filter(([key]) => !isSeoKey(key));
  const alone = fields.filter(([, field]) => isLeaf(field));
  const cards = fields.filter(([, field]) => !isLeaf(field));
  return (
    <div className="editor-cards">
      {alone.length > 0 && (
        <section className="editor-card" aria-labelledby={`${draft.name}-general`}>
          <h2 id={`${draft.name}-general`}>{fieldWords.general}</h2>
          <div className="field-group">
            {alone.map(([key, field]) => (
              <FieldFor key={key} shape={field} path={key} />
            ))}
          </div>
        </section>
      )}
      {cards.map(([key, field]) => (
        <Card key={key} name={draft.name} path={key} shape={field} />
      ))}
      <section className="editor-card">
        <SeoBlock path="" />
      </section>
    </div>
  );
}

function Card({ name, path, shape }: { name: string; path: string; shape: FieldShape }) {
  const id = `${name}-${path}`;
  return (
    <section className="editor-card" aria-labelledby={id}>
      <h2 id={id}>
        {labelOf(`${name}.${path}`)} <code className="field-path">{path}</code>
      </h2>
      <FieldFor shape={shape} path={path} />
    </section>
  );
}
