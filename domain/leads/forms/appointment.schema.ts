import { z } from 'zod';
import { meetingPlaces, wantsCall } from '../../appointments/place.ts';
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

/** Shorter than any number that can be called from anywhere. */
const PHONE_DIGITS = 6;

/** Whoever wants to be called, now or at a time, leaves a number. */
export function phoneProblems(input: unknown): FormProblems {
  const { phone = '', ...form } = Object(input);
  if (!wantsCall(form) || typeof phone !== 'string') return {};
  if (phone.trim() === '') return { phone: 'required' };
  return phone.replace(/\D/g, '').length < PHONE_DIGITS ? { phone: 'invalid' } : {};
}
