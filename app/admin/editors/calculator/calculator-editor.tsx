import type { Configuration } from '#domain/calculator/configuration.ts';
import { type ListShape, shapeAt } from '#domain/editing/shape.ts';
import { pathTo } from '#domain/pages.ts';
import type { Draft } from '../../editing/draft.ts';
import { type EditedSection, useSectionDrafts } from '../../editing/use-section-drafts.ts';
import { Card, FoldedCard } from '../../fields/card.tsx';
import { FieldsAt } from '../../fields/fields-at.tsx';
import { ListField } from '../../fields/list-field.tsx';
import { SeoBlock } from '../../fields/seo-block.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { FeatureFields } from './feature-fields.tsx';
import { FeatureWarnings } from './feature-warnings.tsx';
import { PriceRow } from './price-field.tsx';
import { SamplePrices } from './sample-prices.tsx';
import { TypeFields } from './type-fields.tsx';
import { words } from './words.ts';

/** Prices and words of the calculator; beside them what typical projects cost before and after. */
export function CalculatorEditor({ loaded }: { loaded: EditedSection }) {
  const drafts = useSectionDrafts([loaded]) as [Draft];
  const [{ shape }] = drafts;
  const { language } = loaded;
  const listAt = (path: string) => shapeAt(shape, path) as ListShape;
  return (
    <SectionFrame drafts={drafts} language={language} page={pathTo('calculator', language)}>
      <div className="calculator-editor">
        <SamplePrices before={loaded.content as Configuration} />
        <div className="editor-cards" data-editor="calculator">
          <FeatureWarnings />
          <p className="card-note">{words.common}</p>
          <Card title={words.types} path="projectTypes">
            <ListField shape={listAt('projectTypes')} path="projectTypes" Inner={TypeFields} />
          </Card>
          <Card title={words.features} path="features">
            <div className="feature-list">
              <ListField shape={listAt('features')} path="features" Inner={FeatureFields} />
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
