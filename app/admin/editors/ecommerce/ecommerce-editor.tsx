import { shapeAt } from '#domain/editing/shape.ts';
import { pathTo } from '#domain/pages.ts';
import type { Draft } from '../../editing/draft.ts';
import { DraftProvider } from '../../editing/drafts.tsx';
import { EditorFrame } from '../../editing/editor-frame.tsx';
import { type EditedSection, useSectionDrafts } from '../../editing/use-section-drafts.ts';
import { entryOf } from '../../shell/navigation.ts';
import { SectionCards } from '../generic/section-cards.tsx';

/** One entry for one page, though its words are kept in two sections: each is saved by itself. */
export function EcommerceEditor({ shop, page }: { shop: EditedSection; page: EditedSection }) {
  const drafts = useSectionDrafts([shop, page]) as [Draft, Draft];
  const [shopDraft, pageDraft] = drafts;
  const { language } = page;
  const woocommerce = shapeAt(shopDraft.shape, 'woocommerce');
  return (
    <EditorFrame
      title={entryOf('pages/ecommerce')?.label ?? ''}
      language={language}
      drafts={drafts}
      page={pathTo('ecommerce', language)}
    >
      <DraftProvider draft={shopDraft}>
        {woocommerce?.kind === 'group' && <SectionCards shape={woocommerce} path="woocommerce" />}
      </DraftProvider>
      <DraftProvider draft={pageDraft}>
        {pageDraft.shape.kind === 'group' && <SectionCards shape={pageDraft.shape} path="" />}
      </DraftProvider>
    </EditorFrame>
  );
}
