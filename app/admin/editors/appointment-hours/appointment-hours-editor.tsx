import { type ListShape, shapeAt } from '#domain/editing/shape.ts';
import { pathTo } from '#domain/pages.ts';
import type { Draft } from '../../editing/draft.ts';
import { DraftProvider } from '../../editing/drafts.tsx';
import { EditorFrame } from '../../editing/editor-frame.tsx';
import { type EditedSection, useSectionDrafts } from '../../editing/use-section-drafts.ts';
import { Card } from '../../fields/card.tsx';
import { FieldFor } from '../../fields/field.tsx';
import { FieldsAt } from '../../fields/fields-at.tsx';
import { ListField } from '../../fields/list-field.tsx';
import { entryOf } from '../../shell/navigation.ts';
import { words } from './words.ts';

/** When visitors can book a meeting, out of the section `contact`. */
export function AppointmentHoursEditor({ loaded }: { loaded: EditedSection }) {
  const drafts = useSectionDrafts([loaded]) as [Draft];
  const [draft] = drafts;
  const { language } = loaded;
  return (
    <EditorFrame
      title={entryOf('appointment-hours')?.label ?? ''}
      language={language}
      drafts={drafts}
      page={pathTo('appointment', language)}
    >
      <DraftProvider draft={draft}>
        <div className="editor-cards" data-editor="appointment-hours">
          <Card title={words.hours}>
            <p className="card-note">{words.note}</p>
            <FieldsAt paths={['agenda.open', 'agenda.weekdays']} />
          </Card>
          <Card title={words.rules}>
            <FieldsAt paths={['agenda.lengthMinutes', 'agenda.noticeHours', 'agenda.daysAhead']} />
          </Card>
          <Card title={words.closedDays} path="agenda.closedDays">
            <ListField
              shape={shapeAt(draft.shape, 'agenda.closedDays') as ListShape}
              path="agenda.closedDays"
              Inner={FieldFor}
              titleOf={(days) =>
                Object.values(days as object)
                  .filter(Boolean)
                  .join(' – ')
              }
              empty={<p className="field-empty">{words.noClosedDay}</p>}
            />
          </Card>
          <Card title={words.holidays} path="agenda.closedOn">
            <FieldsAt paths={['agenda.closedOn']} />
          </Card>
        </div>
      </DraftProvider>
    </EditorFrame>
  );
}
