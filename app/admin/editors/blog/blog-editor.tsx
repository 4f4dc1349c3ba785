import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import type { Draft } from '../../editing/draft.ts';
import { SavedNotice } from '../../editing/saved-notice.tsx';
import { usePublished } from '../../editing/use-published.ts';
import { type EditedSection, useSectionDrafts } from '../../editing/use-section-drafts.ts';
import { Card, FoldedCard } from '../../fields/card.tsx';
import { FieldsAt } from '../../fields/fields-at.tsx';
import { SeoBlock } from '../../fields/seo-block.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { CategoryList, type CategoryUses } from './category-list.tsx';
import { words } from './words.ts';

interface BlogEditorProps {
  blog: EditedSection;
  /** What visitors read now. */
  published: SectionContent<'blog'>;
  uses: CategoryUses;
  /** The published words could not be read: these are the shipped ones. */
  isShipped: boolean;
}

/** The words around the articles. The articles themselves have an editor of their own. */
export function BlogEditor({ blog, published: loaded, uses, isShipped }: BlogEditorProps) {
  const drafts = useSectionDrafts([blog]) as [Draft];
  const [draft] = drafts;
  const published = usePublished(draft, loaded);
  const { language } = blog;
  return (
    <SectionFrame drafts={drafts} language={language} page={pathTo('blog', language)}>
      <SavedNotice draft={draft} text={words.saved} />
      {isShipped && (
        <p role="status" className="save-banner notice">
          {words.shipped}
        </p>
      )}
      <div className="editor-cards" data-editor="blog">
        <Card title={words.page}>
          <FieldsAt paths={['title', 'subtitle', 'description']} />
        </Card>
        <Card title={words.hero} path="hero">
          <FieldsAt paths={['hero.title', 'hero.subtitle', 'hero.description']} />
        </Card>
        <Card title={words.categories} path="categories.items">
          <CategoryList published={published.categories.items} uses={uses} />
        </Card>
        <Card title={words.names} path="categories">
          <div className="field-columns">
            <FieldsAt paths={CATEGORIES} />
          </div>
        </Card>
        <Card title={words.list}>
          <FieldsAt paths={['searchPlaceholder', 'noResults', 'readMore', 'readTime']} />
        </Card>
        <Card title={words.call} path="cta">
          <FieldsAt paths={['cta.title', 'cta.description', 'cta.buttonText', 'cta.buttonLink']} />
        </Card>
        <FoldedCard title={words.more}>
          <FieldsAt
            paths={[
              'emptyTitle',
              'emptySearch',
              'emptyAll',
              'reset',
              'feed',
              'loading',
              'loadingArticles',
              'article',
            ]}
          />
        </FoldedCard>
        <div className="editor-card">
          <SeoBlock path="" />
        </div>
      </div>
    </SectionFrame>
  );
}

const CATEGORIES = ['all', 'technology', 'design', 'marketing', 'development'].map(
  (name) => `categories.${name}`,
);
