import { Form } from 'react-router';
import { Field } from '../../../ui/field.tsx';
import { shortDateTime } from '../../dates.ts';
import type { OpenLead } from './open-lead.ts';
import { words } from './words.ts';

/** What administrators tell each other about a lead. The visitor never reads it. */
export function Notes({ lead: { id, notes } }: { lead: OpenLead }) {
  return (
    <section className="grid gap-2">
      <h3 className="list-label">{words.notes}</h3>
      {notes.length > 0 && (
        <ul className="inbox-notes">
          {notes.map((note) => (
            <li key={note.id} className="inbox-note">
              <p className="whitespace-pre-wrap">{note.text}</p>
              <Form method="post" preventScrollReset className="inbox-note-foot">
                <input type="hidden" name="note" value={note.id} />
                {note.created_by} · {shortDateTime(note.created_at)}
                <button type="submit" name="intent" value="remove-note" className="inbox-note-remove">
                  {words.removeNote}
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {/* Made anew once the note is there: the field is empty again. */}
      <Form method="post" preventScrollReset key={notes.length} className="grid gap-2">
        <input type="hidden" name="id" value={id} />
        <Field label={words.newNote} help={words.noteHelp}>
          {(control) => <textarea {...control} name="text" rows={2} required maxLength={5000} />}
        </Field>
        <button type="submit" name="intent" value="note" className="quiet-button justify-self-start">
          {words.addNote}
        </button>
      </Form>
    </section>
  );
}
