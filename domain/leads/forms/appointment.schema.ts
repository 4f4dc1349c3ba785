import { z } from 'zod';
import { CALL_ME } from '../../appointments/slot.ts';
import { email, formExtras, optionalLine, optionalMessage, requiredLine } from './form-fields.ts';
import type { FormProblems } from './form-problems.ts';

export const appointmentFormSchema = z.strictObject({
  /** A time (domain/appointments/slot.ts), or the wish to be called. */
  slot: requiredLine,
  name: requiredLine,
  email,
  phone: optionalLine,
  message: optionalMessage,
  ...formExtras,
});
export type AppointmentForm = z.output<typeof appointmentFormSchema>;

/** Whoever wants to be called leaves a number. */
export function phoneProblems(input: unknown): FormProblems {
  const { slot, phone } = Object(input);
  const hasPhone = typeof phone === 'string' && phone.trim() !== '';
  return slot === CALL_ME && !hasPhone ? { phone: 'required' } : {};
}
