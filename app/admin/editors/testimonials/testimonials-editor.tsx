import { newTestimonial, type Testimonial } from '#domain/content/testimonials.ts';
import { type ListShape, shapeAt } from '#domain/editing/shape.ts';
import { pathTo } from '#domain/pages.ts';
import type { Draft } from '../../editing/draft.ts';
import { type EditedSection, useSectionDrafts } from '../../editing/use-section-drafts.ts';
import { Card } from '../../fields/card.tsx';
import { FieldsAt } from '../../fields/fields-at.tsx';
import { ListField } from '../../fields/list-field.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { SyncButton } from './sync-button.tsx';
import { TestimonialFields } from './testimonial-fields.tsx';
import { words } from './words.ts';

export function TestimonialsEditor({ loaded }: { loaded: EditedSection }) {
  const drafts = useSectionDrafts([loaded]) as [Draft];
  const [draft] = drafts;
  const { language } = loaded;
  return (
    <SectionFrame drafts={drafts} language={language} page={pathTo('home', language)}>
      <div className="editor-cards" data-editor="testimonials">
        <Card title={words.items} path="items" tools={<SyncButton draft={draft} />}>
          <ListField
            shape={shapeAt(draft.shape, 'items') as ListShape}
            path="items"
            Inner={TestimonialFields}
            blank={(entries) => newTestimonial(entries as Testimonial[])}
            empty={<NoTestimonials />}
          />
        </Card>
        <Card title={words.texts}>
          <FieldsAt paths={['title', 'subtitle', 'reviews', 'scrolling', 'stats']} />
        </Card>
      </div>
    </SectionFrame>
  );
}

function NoTestimonials() {
  return (
    <div className="admin-empty">
      <p className="admin-empty-title">{words.none}</p>
      <p>{words.noneHint}</p>
    </div>
  );
}
