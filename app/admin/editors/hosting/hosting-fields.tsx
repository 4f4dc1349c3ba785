import { type ListShape, shapeAt } from '#domain/editing/shape.ts';
import { useDraft } from '../../editing/drafts.tsx';
import { Card } from '../../fields/card.tsx';
import { FieldFor } from '../../fields/field.tsx';
import { FieldsAt } from '../../fields/fields-at.tsx';
import { ListField } from '../../fields/list-field.tsx';
import { SeoBlock } from '../../fields/seo-block.tsx';
import { words } from './words.ts';

/** What a plan holds when it is added (HOSTED-05). */
const newPlan = {
  name: 'new plan',
  price: '0€/mois',
  description: '',
  popular: false,
  features: ['Caractéristique 1', 'Caractéristique 2'],
} as const;

export function HostingFields() {
  const { shape } = useDraft();
  return (
    <div className="editor-cards" data-editor="hosting">
      <Card title={words.plans} path="plans">
        <FieldsAt paths={['plansTitle', 'popularLabel', 'planButton']} />
        <div className="card-list">
          <ListField
            shape={shapeAt(shape, 'plans') as ListShape}
            path="plans"
            Inner={FieldFor}
            blank={() => structuredClone(newPlan)}
          />
        </div>
      </Card>
      <Card title={words.page}>
        <FieldsAt paths={['title', 'subtitle', 'description']} />
      </Card>
      <Card title={words.hero} path="hero">
        <FieldsAt paths={['hero']} />
      </Card>
      <Card title={words.features} path="features">
        <FieldsAt paths={['features']} />
      </Card>
      <Card title={words.services} path="services">
        <FieldsAt paths={['servicesTitle', 'services']} />
      </Card>
      <Card title={words.call} path="cta">
        <FieldsAt paths={['cta', 'caseStudy']} />
      </Card>
      <div className="editor-card">
        <SeoBlock path="" />
      </div>
    </div>
  );
}
