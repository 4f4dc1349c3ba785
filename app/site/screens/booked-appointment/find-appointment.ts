import type { LoaderFunctionArgs } from 'react-router';
import type { Appointment } from '#server/appointments/appointment-list.ts';
import { serverServicesOf } from '../../../http/services.ts';

/** For whoever knows the address: no cache keeps it, no search engine lists it. */
export const UNLISTED = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

export type Found =
  | { state: 'booked' | 'past' | 'cancelled'; appointment: Appointment }
  | { state: 'missing'; appointment?: undefined };

/** What an address shows: 200 while something can be said of the meeting, 404 for one that we never gave. */
export const statusOf = { booked: 200, past: 200, cancelled: 200, missing: 404 } as const;

export async function findAppointment(args: LoaderFunctionArgs): Promise<Found> {
  const { appointments, now } = serverServicesOf(args);
  const appointment = await appointments.find(args.params.slug ?? '');
  if (!appointment) return { state: 'missing' };
  if (appointment.state === 'cancelled') return { state: 'cancelled', appointment };
  return { state: appointment.start <= now() ? 'past' : 'booked', appointment };
}
