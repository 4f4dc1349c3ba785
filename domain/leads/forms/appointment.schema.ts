import { z } from 'zod';
import { meetingPlaces } from '../../appointments/place.ts';
import { CALL_ME } from '../../appointments/slot.ts';
import { email, formExtras, optionalLine, optionalMessage, requiredLine } from './form-fields.ts';
import type { FormProblems } from './form-problems.ts';

export const appointmentFormSchema = z.strictObject({
  /** A time (domain/appointments/slot.ts), or the wish to be called. */
  slot: requiredLine,
  /** Left open by callers of the API that do not ask. */
  place: z.enum(meetingPlaces).optional(),
  name: requiredLine,
  email,
  phone: optionalLine,
  message: optionalMessage,
  ...formExtras,
});
export type AppointmentForm = z.output<typeof appointmentFormSchema>;

/** Whoever wants to be called, now or at a time, leaves a number. */
export function phoneProblems(input: unknown): FormProblems {
  const { slot, place, phone } = Object(input);
  const hasPhone = typeof phone === 'string' && phone.trim() !== '';
  const isCalled = slot === CALL_ME || place === 'phone';
  return isCalled && !hasPhone ? { phone: 'required' } : {};
}
