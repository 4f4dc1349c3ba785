import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { labelOf } from '#app/admin/fields/labels.ts';
import type { GroupShape } from '#domain/editing/shape.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useDraft } from '../../editing/drafts.tsx';
import { FieldFor, isLeaf } from '../../fields/field.tsx';
import type { FieldProps } from '../../fields/field-row.tsx';
import { isSeoKey, SeoBlock } from '../../fields/seo-block.tsx';
import { fieldWords } from '../../fields/words.ts';

/** What fills the screen when a section opens. */
const FIRST_CARDS = 2;

interface SectionCardsProps extends FieldProps<GroupShape> {
  /** What search engines read, where the page is none of the list of pages. */
  seo?: ReactNode;
  /** What stands in the cards of these keys, in place of the fields that their shape tells of. */
  drawn?: Readonly<Record<string, ReactNode>>;
  /** All cards from the start: one of their fields is asked for. */
  atOnce?: boolean;
}

/** Texts that stand alone come first, then each group and list as a card, then what search engines read. */
export function SectionCards({ shape, path, seo, drawn = {}, atOnce = false }: SectionCardsProps) {
  const { name } = useDraft();
  const at = (key: string) => (path ? `${path}.${key}` : key);
  const fields = Object.entries(shape.fields).filter(([key]) => !isSeoKey(key));
  const alone = fields.filter(([, field]) => isLeaf(field));
  const cards = fields.filter(([, field]) => !isLeaf(field));
  const general = `${name}-general`;
  const whole = useWholePage(atOnce);
  return (
    <div className="editor-cards">
      {alone.length > 0 && (
        <section className="editor-card" aria-labelledby={general}>
          <h2 id={general}>{fieldWords.general}</h2>
          <div className="field-group">
            {alone.map(([key, field]) => (
              <FieldFor key={key} shape={field} path={at(key)} />
            ))}
          </div>
        </section>
      )}
      {(whole ? cards : cards.slice(0, FIRST_CARDS)).map(([key, field]) => (
        <Card key={key} path={at(key)}>
          {drawn[key] ?? <FieldFor shape={field} path={at(key)} />}
        </Card>
      ))}
      {whole && 'seoTitle' in shape.fields && (
        <div className="editor-card">{seo ?? <SeoBlock path={path} />}</div>
      )}
    </div>
  );
}

/**
 * A section that opens inside the running page shows its first cards at once and the others right
 * after; one that comes from the server, or that is opened at a field, is whole from the start.
 */
function useWholePage(atOnce: boolean): boolean {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const [whole, setWhole] = useState(atOnce || !hydrated || hash !== '');
  useEffect(() => startTransition(() => setWhole(true)), []);
  return whole;
}

function Card({ path, children }: { path: string; children: ReactNode }) {
  const { name } = useDraft();
  const id = `${name}-${path}`;
  return (
    <section className="editor-card" aria-labelledby={id}>
      <h2 id={id}>
        {labelOf(`${name}.${path}`)} <code className="field-path">{path}</code>
      </h2>
      {children}
    </section>
  );
}
