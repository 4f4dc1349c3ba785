import { useMemo } from 'react';
import type { Configuration } from '#domain/calculator/configuration.ts';
import { newOption, withOptions } from '#domain/calculator/editing/options.ts';
import type { Project } from '#domain/calculator/editing/repriced-projects.ts';
import { stepOfField } from '#domain/calculator/editing/step-of-field.ts';
import { calculatorQuery } from '#domain/calculator/query.ts';
import { type ListShape, shapeAt } from '#domain/editing/shape.ts';
import { pathTo } from '#domain/pages.ts';
import type { Draft } from '../../editing/draft.ts';
import { usePublished } from '../../editing/use-published.ts';
import { type EditedSection, useSectionDrafts } from '../../editing/use-section-drafts.ts';
import { Card, FoldedCard } from '../../fields/card.tsx';
import { FieldsAt } from '../../fields/fields-at.tsx';
import { ListField } from '../../fields/list-field.tsx';
import { SeoBlock } from '../../fields/seo-block.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { FeatureFields } from './feature-fields.tsx';
import { FeatureWarnings } from './feature-warnings.tsx';
import { OptionProvider } from './option-context.tsx';
import { PriceRow } from './price-field.tsx';
import { SamplePrices } from './sample-prices.tsx';
import { TypeFields } from './type-fields.tsx';
import { words } from './words.ts';

interface CalculatorEditorProps {
  section: EditedSection;
  /** With the prices that visitors are told now. */
  published: Configuration;
  /** What visitors chose last. */
  projects: readonly Project[];
  /** The ids of the options that the other language has a name for. */
  namedElsewhere: readonly string[];
}

/** Prices and words of the calculator; beside them what projects cost now and with what is written. */
export function CalculatorEditor({
  section,
  published: loaded,
  projects,
  namedElsewhere,
}: CalculatorEditorProps) {
  const drafts = useSectionDrafts([section]) as [Draft];
  const [draft] = drafts;
  const { shape } = draft;
  const { language } = section;
  const published = usePublished(draft, loaded);
  const options = useMemo(
    () => ({
      language,
      publishedIds: new Set(published.features.map(({ id }) => id)),
      namedElsewhere: new Set(namedElsewhere),
    }),
    [language, published, namedElsewhere],
  );
  const storeOptions = (entries: unknown[]) =>
    draft.replace(
      withOptions(draft.getState().content as Configuration, entries as Configuration['features']),
    );
  const pageOf = (field: string) => {
    const configuration = draft.getState().content as Configuration;
    const shown = stepOfField(field.slice(draft.name.length + 1), configuration);
    const { step, selection } = shown ?? {};
    if (!step || !selection) return undefined;
    return pathTo('calculator', language) + calculatorQuery(step, selection, configuration, language);
  };
  const listAt = (path: string) => shapeAt(shape, path) as ListShape;
  return (
    <SectionFrame drafts={drafts} language={language} page={pathTo('calculator', language)} pageOf={pageOf}>
      <div className="calculator-editor">
        <SamplePrices published={published} projects={projects} />
        <div className="editor-cards" data-editor="calculator">
          <FeatureWarnings />
          <p className="card-note">{words.common}</p>
          <Card title={words.types} path="projectTypes">
            <p className="card-note">{words.typesFixed}</p>
            <ListField shape={listAt('projectTypes')} path="projectTypes" Inner={TypeFields} fixed />
          </Card>
          <Card title={words.features} path="features">
            <p className="card-note">{words.optionsCommon}</p>
            <div className="feature-list">
              <OptionProvider value={options}>
                <ListField
                  shape={listAt('features')}
                  path="features"
                  Inner={FeatureFields}
                  blank={newOption}
                  store={storeOptions}
                />
              </OptionProvider>
            </div>
          </Card>
          <Card title={words.design} path="designPrices">
            <PriceRow path="designPrices" names={['template', 'custom', 'premium']} />
          </Card>
          <Card title={words.monthly} path="monthlyServices">
            <PriceRow path="monthlyServices" names={['maintenance', 'seo', 'hosting']} />
          </Card>
          <Card title={words.page} path="pageText">
            <FieldsAt paths={['pageText']} />
          </Card>
          <FoldedCard title={words.labels}>
            <FieldsAt paths={['labels']} />
          </FoldedCard>
          <div className="editor-card">
            <SeoBlock path="" />
          </div>
        </div>
      </div>
    </SectionFrame>
  );
}
