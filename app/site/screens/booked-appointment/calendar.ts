import type { LoaderFunctionArgs } from 'react-router';
import { serverServicesOf } from '../../../http/services.ts';
import { findAppointment, UNLISTED } from './find-appointment.ts';

/** GET: the meeting as a calendar file, for mail that could not carry it. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { state, appointment } = await findAppointment(args);
  if (state === 'missing') return new Response(null, { status: 404, headers: UNLISTED });
  const { content } = await serverServicesOf(args).appointments.calendar(appointment, args.params.slug ?? '');
  return new Response(content, {
    headers: {
      ...UNLISTED,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="rendez-vous.ics"',
    },
  });
}
