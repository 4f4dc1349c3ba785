import { memo, useMemo } from 'react';
import type { GroupShape } from '#domain/editing/shape.ts';
import type { Language } from '#domain/languages.ts';
import { pathTo } from '#domain/pages.ts';
import type { Draft } from '../../editing/draft.ts';
import { DraftProvider, useField } from '../../editing/drafts.tsx';
import { useJumpToField } from '../../editing/use-jump-to-field.ts';
import { ContentLanguage } from '../../fields/content-language.tsx';
import { FieldsAt } from '../../fields/fields-at.tsx';
import { SearchPreviews } from '../../fields/search-previews.tsx';
import { seoWords } from '../../fields/seo-words.ts';
import { SectionCards } from '../generic/section-cards.tsx';
import { CalculatorChoices } from './calculator-choices.tsx';
import type { OfferedChoices } from './load-case-studies.ts';

interface StudyFormProps {
  draft: Draft;
  language: Language;
  offered: OfferedChoices;
  /** Whether one of the fields is asked for. */
  atOnce: boolean;
}

/** Every field of a case study but its id, which never changes. */
export const StudyForm = memo(function StudyForm({ draft, language, offered, atOnce }: StudyFormProps) {
  useJumpToField();
  const drawn = useMemo(() => ({ calculator: <CalculatorChoices offered={offered} /> }), [offered]);
  return (
    <ContentLanguage language={language}>
      <DraftProvider draft={draft}>
        <SectionCards
          shape={draft.shape as GroupShape}
          path=""
          drawn={drawn}
          seo={<SearchEngines language={language} />}
          atOnce={atOnce}
        />
      </DraftProvider>
    </ContentLanguage>
  );
});

/** What search engines are told of the study, and how they and a shared link will show it. */
function SearchEngines({ language }: { language: Language }) {
  const [slug] = useField<string>('slug');
  const [title] = useField<string>('title');
  const [subtitle] = useField<string>('subtitle');
  const [image] = useField<string>('hero.image');
  const [ownTitle] = useField<string>('seoTitle');
  const [ownDescription] = useField<string>('seoDescription');
  const texts = { title: ownTitle || title, description: ownDescription || subtitle };
  return (
    <section className="seo-block" aria-label={seoWords.title}>
      <h3>{seoWords.title}</h3>
      <div className="seo-columns">
        <FieldsAt paths={['seoTitle', 'seoDescription', 'seoKeywords']} />
        <SearchPreviews
          address={pathTo('caseStudyDetail', language, slug || '…')}
          search={texts}
          shared={{ ...texts, image }}
        />
      </div>
    </section>
  );
}
