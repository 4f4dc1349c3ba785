import type { Transaction } from 'kysely';
import { freeDays, isFree, type Meeting, meetingAt } from '#domain/appointments/free-slots.ts';
import { STEP_MINUTES } from '#domain/appointments/hours.ts';
import type { OfferedTimes } from '#domain/appointments/offered-times.ts';
import { slotOf } from '#domain/appointments/slot.ts';
import type { LeadMailComposer } from '#domain/mail/lead-mail-composer.ts';
import { pathTo } from '#domain/pages.ts';
import { parisMoment } from '#domain/publishing/paris-moment.ts';
import { RequestError } from '#domain/request-error.ts';
import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { closeOutdated } from '#server/mail/close-outdated.ts';
import { outboxRow } from '#server/mail/outbox.ts';
import { withinVisitorLimit } from '#server/mail/visitor-mail-limit.ts';
import { newToken, tokenHash } from '#server/tokens.ts';
import {
  type Appointment,
  appointmentRows,
  createAppointmentList,
  toAppointment,
} from './appointment-list.ts';
import { columnsOf, giveTimesBack, slotTaken, storeLink, takeTimes } from './store-appointment.ts';

interface Parts {
  database: Database;
  content: ContentService;
  mails: LeadMailComposer;
  siteUrl: string;
  /** Called when there is mail to send. */
  wakeOutboxWorker: () => void;
  now: () => Date;
}

/** What becomes of a meeting: another time, or none. */
type Change = { to: Meeting; change: 'moved' } | { change: 'cancelled' };

interface Changer {
  /** The link that the visitor came by, which stays theirs; a change by the agency gives them another. */
  token?: string;
  /** The administrator, for the journal. */
  by?: string;
}

/** Meetings: what is free, and what visitors and administrators do with those that are booked. */
export function createAppointmentService({
  database,
  content,
  mails,
  siteUrl,
  wakeOutboxWorker,
  now,
}: Parts) {
  const { db, write } = database;
  const agenda = async () => (await content.section('contact', 'fr')).agenda;

  async function taken(): Promise<Meeting[]> {
    const rows = await db
      .selectFrom('appointments')
      .select(['starts_at', 'ends_at'])
      .where('state', '=', 'booked')
      .where('ends_at', '>', now().toISOString())
      .execute();
    return rows.map(({ starts_at, ends_at }) => ({ start: new Date(starts_at), end: new Date(ends_at) }));
  }

  /** Only what stands and is still to come can change. */
  function refuseOver({ state, start }: Appointment): void {
    if (state === 'cancelled' || start <= now())
      throw new RequestError(410, 'This meeting is over or cancelled.', { reason: 'appointment-over' });
  }

  /** The mails about a change, to the visitor and to the agency, each with the changed calendar file. */
  async function mailsOf(
    found: Appointment,
    next: Change,
    { token, held }: { token: string; held: boolean },
  ) {
    const { id, language, email, place } = found;
    const meeting = next.change === 'moved' ? next.to : { start: found.start, end: found.end };
    const news = { id, ...meeting, place, sequence: found.sequence + 1, change: next.change };
    const page =
      next.change === 'moved'
        ? pathTo('bookedAppointment', language, token)
        : pathTo('appointment', language);
    const [notice, answer] = await Promise.all([
      mails.appointment(found, news),
      mails.appointmentAnswer(email, { ...news, language, url: siteUrl + page }),
    ]);
    const at = now();
    return [
      outboxRow(id, { purpose: 'notice', mail: notice, held: false, now: at }),
      outboxRow(id, { purpose: 'answer', mail: answer, held, now: at }),
    ];
  }

  /** Of two changes at once the first counts: the second finds another number. */
  async function update(
    trx: Transaction<Tables>,
    { id, sequence }: Appointment,
    next: Change,
  ): Promise<void> {
    const { numUpdatedRows } = await trx
      .updateTable('appointments')
      .set({
        ...(next.change === 'moved' ? columnsOf(next.to) : { state: 'cancelled' }),
        sequence: sequence + 1,
        updated_at: now().toISOString(),
      })
      .where('lead_id', '=', id)
      .where('sequence', '=', sequence)
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw new RequestError(409, 'Somebody changed this meeting meanwhile.', {
        reason: 'appointment-changed',
      });
    await giveTimesBack(trx, id);
    if (next.change === 'moved') await takeTimes(trx, id, next.to);
  }

  /** Gives whether a mail tells the visitor. */
  async function apply(found: Appointment, next: Change, { token, by }: Changer): Promise<boolean> {
    refuseOver(found);
    const link = token ?? newToken();
    // What an administrator decides is told whatever the visitor was taken for.
    const rows = await mailsOf(found, next, { token: link, held: found.isSuspect && !by });
    const isMailed = await write(async (trx) => {
      await update(trx, found, next);
      if (!token && next.change === 'moved') await storeLink(trx, found.id, link, now());
      // That nobody comes is worth one mail more.
      const extra = next.change === 'cancelled' ? 1 : 0;
      await closeOutdated(trx, found.id);
      const leaving = by ? rows : await withinVisitorLimit(trx, found.email, rows, extra);
      await trx.insertInto('outbox').values(leaving).execute();
      if (by)
        await recordAuditEvent(trx, {
          at: now(),
          who: by,
          action: `appointment-${next.change}`,
          subject: `appointment/${found.id}`,
        });
      return leaving.length === rows.length;
    });
    wakeOutboxWorker();
    return isMailed;
  }

  /** The moment that an administrator wrote: any that is to come, also outside the hours. */
  function writtenMoment(date: string, time: string): Date {
    const start = parisMoment(date, time);
    if (start === 'skipped')
      throw new RequestError(422, 'This hour does not exist.', { reason: 'slot-skipped' });
    if (start === 'unreadable' || start.getTime() % (STEP_MINUTES * 60_000) !== 0)
      throw new RequestError(422, 'This is no time.', { reason: 'slot-unreadable' });
    if (start <= now()) throw new RequestError(422, 'This time is over.', { reason: 'slot-past' });
    return start;
  }

  async function byId(id: string): Promise<Appointment> {
    const row = await appointmentRows(db).where('appointments.lead_id', '=', id).executeTakeFirst();
    if (!row) throw new RequestError(404, 'There is no such meeting.', { reason: 'appointment-unknown' });
    return toAppointment(row);
  }

  return {
    ...createAppointmentList(db, now),

    /** What visitors can choose from at this moment. */
    async offered(): Promise<OfferedTimes> {
      const rules = await agenda();
      const days = freeDays(rules, await taken(), now());
      return {
        minutes: rules.lengthMinutes,
        days: days.map(({ date, starts }) => ({ date, slots: starts.map(slotOf) })),
      };
    },

    /** The meeting that a link leads to; undefined for a link that we never gave. */
    async find(token: string): Promise<Appointment | undefined> {
      const row = await appointmentRows(db)
        .innerJoin('appointment_links', 'appointment_links.lead_id', 'appointments.lead_id')
        .where('appointment_links.token_hash', '=', tokenHash(token))
        .executeTakeFirst();
      return row && toAppointment(row);
    },

    /** The meeting as a file for its visitor's calendar, who came by this link. */
    calendar({ id, start, end, place, sequence, state, language, email }: Appointment, token: string) {
      const url = siteUrl + pathTo('bookedAppointment', language, token);
      const change = state === 'cancelled' ? ('cancelled' as const) : undefined;
      return mails.appointmentFile(email, { id, start, end, place, sequence, change, language, url });
    },

    /** By the visitor: to a time that is offered. 409 `slot-taken` when it is not free. Gives whether a mail tells of it. */
    async moveByVisitor(found: Appointment, start: Date, token: string): Promise<boolean> {
      const rules = await agenda();
      if (!isFree(rules, start, [], now())) throw slotTaken();
      return apply(found, { change: 'moved', to: meetingAt(start, rules.lengthMinutes) }, { token });
    },

    cancelByVisitor: (found: Appointment, token: string) => apply(found, { change: 'cancelled' }, { token }),

    /** By an administrator: it keeps its length. */
    async move(id: string, to: { date: string; time: string }, by: string): Promise<void> {
      const found = await byId(id);
      const start = writtenMoment(to.date, to.time);
      const end = new Date(start.getTime() + found.end.getTime() - found.start.getTime());
      if (start.getTime() !== found.start.getTime())
        await apply(found, { change: 'moved', to: { start, end } }, { by });
    },

    async cancel(id: string, by: string): Promise<void> {
      await apply(await byId(id), { change: 'cancelled' }, { by });
    },
  };
}
