import { dayInWords, slotOf, timeInWords } from '#domain/appointments/slot.ts';
import type { Appointment } from '#server/appointments/appointment-list.ts';

export type ShownAppointment = ReturnType<typeof shown>;

function shown({ start, end, slot: _, ...appointment }: Appointment) {
  const [date = '', time = ''] = slotOf(start).split('T');
  return {
    ...appointment,
    ...{ date, time },
    day: dayInWords(start, 'fr'),
    from: timeInWords(start, 'fr'),
    to: timeInWords(end, 'fr'),
  };
}

/** As the list shows them: under the day of each. */
export function byDay(
  appointments: readonly Appointment[],
): { day: string; appointments: ShownAppointment[] }[] {
  const days = Map.groupBy(appointments.map(shown), ({ day }) => day);
  return [...days].map(([day, ofDay]) => ({ day, appointments: ofDay }));
}
