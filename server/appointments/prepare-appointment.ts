import { isFree, meetingAt } from '#domain/appointments/free-slots.ts';
import { CALL_ME, momentOfSlot } from '#domain/appointments/slot.ts';
import {
  type AppointmentForm,
  appointmentFormSchema,
  phoneProblems,
} from '#domain/leads/forms/appointment.schema.ts';
import type { LeadMailComposer } from '#domain/mail/lead-mail-composer.ts';
import { pathTo } from '#domain/pages.ts';
import { RequestError } from '#domain/request-error.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/database/database.ts';
import { checked } from '#server/leads/checked-form.ts';
import { newToken } from '#server/tokens.ts';
import { slotTaken, storeLink } from './store-appointment.ts';

interface Parts {
  database: Database;
  content: ContentService;
  mails: LeadMailComposer;
  siteUrl: string;
  now: () => Date;
}

/** Makes of a request for a meeting, or to be called, what is stored and what is mailed. */
export function createAppointmentPreparation({ database, content, mails, siteUrl, now }: Parts) {
  /** The meeting that a form asks for. Whether it is taken is left to the database: a repeated submit finds its own. */
  async function meetingOf({ slot }: AppointmentForm) {
    const start = momentOfSlot(slot);
    if (!start)
      throw new RequestError(422, 'Some fields need another look.', { fields: { slot: 'invalid' } });
    const { agenda } = await content.section('contact', 'fr');
    if (!isFree(agenda, start, [], now())) throw slotTaken();
    return meetingAt(start, agenda.lengthMinutes);
  }

  return {
    async prepare(input: unknown) {
      const form = checked(appointmentFormSchema, input, phoneProblems(input));
      if (form.slot === CALL_ME) {
        const { place: _, ...call } = form;
        return { form: call, notice: await mails.appointment(call) };
      }
      const id = crypto.randomUUID();
      const meeting = await meetingOf(form);
      const token = newToken();
      const { email, language, place } = form;
      const news = { id, ...meeting, place, sequence: 0 };
      const url = siteUrl + pathTo('bookedAppointment', language, token);
      return {
        id,
        form,
        notice: await mails.appointment(form, news),
        acknowledgement: await mails.appointmentAnswer(email, { ...news, language, url }),
        booking: { token, row: { ...meeting, token, now: now() } },
      };
    },

    /** A link for whoever sent the same form once more: that of the first is not known, only its hash. */
    async anotherLink(leadId: string): Promise<string> {
      const token = newToken();
      await database.write((trx) => storeLink(trx, leadId, token, now()));
      return token;
    },
  };
}

export type AppointmentPreparation = ReturnType<typeof createAppointmentPreparation>;
