import type { Kysely } from 'kysely';
import type { MeetingPlace } from '#domain/appointments/place.ts';
import type { Language } from '#domain/languages.ts';
import { pageRange } from '#domain/paging.ts';
import type { AppointmentState, Tables } from '#server/database/tables.ts';

const PAGE_SIZE = 25;

/** A meeting with who asked for it. */
export interface Appointment {
  /** Of its lead. */
  id: string;
  start: Date;
  end: Date;
  state: AppointmentState;
  sequence: number;
  language: Language;
  name: string;
  email: string;
  phone: string;
  message: string;
  slot: string;
  /** Not known of those that were not asked. */
  place?: MeetingPlace;
  isSuspect: boolean;
}

/** Meetings with their leads, to be narrowed down. */
export function appointmentRows(db: Kysely<Tables>) {
  return db
    .selectFrom('appointments')
    .innerJoin('leads', 'leads.id', 'appointments.lead_id')
    .select(['leads.id', 'leads.language', 'leads.name', 'leads.email', 'leads.answers', 'leads.suspect'])
    .select([
      'appointments.starts_at',
      'appointments.ends_at',
      'appointments.state',
      'appointments.sequence',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof appointmentRows>['execute']>>[number];

export function toAppointment({ starts_at, ends_at, answers, suspect, ...row }: Row): Appointment {
  const { phone = '', message = '', slot = '', place } = JSON.parse(answers);
  return {
    ...row,
    ...{ phone, message, slot, place },
    start: new Date(starts_at),
    end: new Date(ends_at),
    isSuspect: suspect === 1,
  };
}

/** Meetings as the back office lists them. */
export function createAppointmentList(db: Kysely<Tables>, now: () => Date) {
  const isoNow = () => now().toISOString();

  return {
    /** Those that stand and are not over, the next one first. */
    async coming(): Promise<Appointment[]> {
      const rows = await appointmentRows(db)
        .where('appointments.state', '=', 'booked')
        .where('appointments.ends_at', '>', isoNow())
        .orderBy('appointments.starts_at')
        .execute();
      return rows.map(toAppointment);
    },

    /** One page of those that are over or cancelled, the last one first. */
    async past(asked: number) {
      const matching = () =>
        appointmentRows(db).where((eb) =>
          eb.or([eb('appointments.state', '=', 'cancelled'), eb('appointments.ends_at', '<=', isoNow())]),
        );
      const { count } = await db
        .selectFrom(matching().as('past'))
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      const { page, pages, offset } = pageRange(Number(count), asked, PAGE_SIZE);
      const rows = await matching()
        .orderBy('appointments.starts_at', 'desc')
        .orderBy('appointments.lead_id')
        .limit(PAGE_SIZE)
        .offset(offset)
        .execute();
      return { items: rows.map(toAppointment), page, pages, count: Number(count) };
    },
  };
}
