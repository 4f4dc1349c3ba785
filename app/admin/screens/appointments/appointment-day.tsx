import { Form, Link, useLocation } from 'react-router';
import { placeNames } from '#domain/appointments/place.ts';
import { inboxAddress, mailto, telephone } from '#domain/leads/inbox.ts';
import { Field } from '../../../ui/field.tsx';
import { addressOf } from '../../shell/address.ts';
import { ConfirmedAction } from '../../ui/confirmed-action.tsx';
import type { ShownAppointment } from './by-day.ts';
import { words } from './words.ts';

interface AppointmentDayProps {
  day: string;
  appointments: readonly ShownAppointment[];
  canChange: boolean;
  /** No mail leaves. */
  isCapturing: boolean;
}

/** The meetings of one day, each with who comes and what can be done with it. */
export function AppointmentDay({ day, appointments, canChange, isCapturing }: AppointmentDayProps) {
  return (
    <section className="admin-card grid gap-4">
      <h2 className="text-xl first-letter:uppercase">{day}</h2>
      <ul className="grid gap-4">
        {appointments.map((appointment) => (
          <li key={appointment.id} className="grid gap-2 border-t border-line pt-4">
            <Facts appointment={appointment} />
            {canChange && (
              <Changes key={appointment.sequence} appointment={appointment} isCapturing={isCapturing} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ appointment }: { appointment: ShownAppointment }) {
  const { id, from, to, name, email, phone, place, message, state, isSuspect } = appointment;
  const location = useLocation();
  const box = isSuspect ? 'spam' : 'messages';
  const lead = inboxAddress({ box, archived: false, state: '', search: '', page: 1, open: id });
  const marks = [state === 'cancelled' && words.cancelled, isSuspect && words.suspect].filter(Boolean);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <strong className="tabular-nums">
          {from} – {to}
        </strong>
        <strong>{name}</strong>
        <a href={mailto(email)}>{email}</a>
        {place && <span>{placeNames[place]}</span>}
        {phone && <a href={telephone(phone)}>{phone}</a>}
        {marks.length > 0 && <span className="text-ink-soft">({marks.join(', ')})</span>}
        <Link to={addressOf(location, lead)} className="ml-auto underline underline-offset-4">
          {words.message} <span className="sr-only">{name}</span>
        </Link>
      </p>
      {message && <p className="line-clamp-3 whitespace-pre-line text-ink-soft">{message}</p>}
    </>
  );
}

interface ChangesProps {
  appointment: ShownAppointment;
  isCapturing: boolean;
}

function Changes({ appointment, isCapturing }: ChangesProps) {
  const { id, name, day, from, date, time } = appointment;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <details className="open:basis-full">
        <summary className="quiet-button">
          {words.move} <span className="sr-only">{name}</span>
        </summary>
        <Form method="post" className="mt-3 flex flex-wrap items-end gap-3">
          <input type="hidden" name="id" value={id} />
          <Field label={words.date}>
            {(control) => <input {...control} type="date" name="date" required defaultValue={date} />}
          </Field>
          <Field label={words.time}>
            {(control) => (
              <input {...control} type="time" name="time" step={300} required defaultValue={time} />
            )}
          </Field>
          <button type="submit" name="intent" value="move" className="button button-small">
            {words.moveSubmit}
          </button>
        </Form>
      </details>
      <ConfirmedAction
        label={
          <>
            {words.cancel} <span className="sr-only">{name}</span>
          </>
        }
        title={words.cancelTitle}
        text={words.cancelText(name, `${day} à ${from}`, isCapturing)}
        cancel={words.keep}
        confirm={words.cancelConfirm}
        intent="cancel"
        fields={{ id }}
      />
    </div>
  );
}
