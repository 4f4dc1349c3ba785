import { createHash } from 'node:crypto';
import type { Language } from '#domain/languages.ts';
import { applicationFormSchema } from '#domain/leads/forms/application.schema.ts';
import { chatFormSchema } from '#domain/leads/forms/chat.schema.ts';
import { contactFormSchema } from '#domain/leads/forms/contact.schema.ts';
import { tokenlessKeys } from '#domain/leads/forms/form-token.ts';
import { spamVerdict } from '#domain/leads/forms/spam-score.ts';
import type { LeadKind } from '#domain/leads/lead-kinds.ts';
import { type LeadSource, unknownSource } from '#domain/leads/lead-source.ts';
import type { LeadMailComposer } from '#domain/mail/lead-mail-composer.ts';
import { markedSuspect } from '#domain/mail/lead-mail-templates.ts';
import type { Mail } from '#domain/mail/mail.ts';
import { pathTo } from '#domain/pages.ts';
import { isRequestError, RequestError } from '#domain/request-error.ts';
import { searchText, textsOf } from '#domain/search-text.ts';
import type { AppointmentPreparation } from '#server/appointments/prepare-appointment.ts';
import type { EstimateService } from '#server/estimates/estimate-service.ts';
import type { Log } from '#server/log.ts';
import { outboxRow } from '#server/mail/outbox.ts';
import type { Upload } from '#server/uploads/upload.ts';
import { type Attached, type AttachedFiles, attachedRow } from './attached-files.ts';
import { checked } from './checked-form.ts';
import type { FormTokens } from './form-tokens.ts';
import type { NewLead, StoredLead } from './lead-store.ts';
import type { QuotePreparation } from './prepare-quote.ts';

const SEND_FAILED = "Erreur lors de l'envoi du message";

/** What the visitor is told, the same for the first submit and for every repetition of it. */
export interface SubmittedLead {
  kind: LeadKind;
  lead: string;
  /** The mail to the visitor stays behind: too many went to that address today. */
  unmailed: boolean;
}

interface Parts {
  formTokens: FormTokens;
  mails: LeadMailComposer;
  attachedFiles: AttachedFiles;
  quotes: QuotePreparation;
  estimates: Pick<EstimateService, 'tokenOf'>;
  appointments: AppointmentPreparation;
  store: (lead: NewLead) => Promise<StoredLead>;
  /** Called when there is mail to send. */
  wakeOutboxWorker: () => void;
  log: Log;
  now: () => Date;
}

interface Form {
  email: string;
  message: string;
  language: Language;
  website: string;
  form: string;
}

/** Null for somebody of the agency. */
type From = LeadSource | null;

interface Submission<F extends Form> {
  /** Where what is mailed names the lead. */
  id?: string;
  kind: LeadKind;
  name: string;
  /** Short texts in which a link has no business. */
  lines: readonly string[];
  form: F;
  source: From;
  files?: readonly Attached[];
  notice: Mail;
  /** Takes the place of the managed acknowledgement to the visitor. */
  acknowledgement?: Mail;
  /** What we found out ourselves, kept beside the answers. */
  facts?: object;
  estimate?: Omit<NonNullable<NewLead['estimate']>, 'lead_id'>;
  appointment?: NewLead['appointment'];
}

/**
 * Everything a visitor sends. Each submit takes what came in as it came, checks it, and in one
 * transaction stores the lead, its files and its mail. A RequestError says what to mend:
 * 422 with `details.fields` (field → problem, domain/leads/forms/form-problems.ts), 503 when it cannot be stored.
 * The source is null for what somebody of the agency sent: it is stored, and counted nowhere.
 */
export function createLeadService(parts: Parts) {
  const { formTokens, mails, attachedFiles, quotes, estimates, appointments } = parts;
  const { store, wakeOutboxWorker, log, now } = parts;

  async function submit<F extends Form>(submission: Submission<F>): Promise<StoredLead & { kind: LeadKind }> {
    const { kind, name, lines, form, source, files = [] } = submission;
    const { notice, facts = {}, estimate, appointment } = submission;
    const { website, form: token, language, ...answers } = form;
    const { key, age } = await formTokens.read(token);
    const verdict = spamVerdict({ website, formAge: age, lines, message: form.message });
    const id = submission.id ?? crypto.randomUUID();
    const acknowledgement = submission.acknowledgement ?? (await mails.acknowledgement(form.email, language));
    const at = now();
    const [tokenless, tokenlessBefore] = tokenlessKeys(at);
    // The agency hears of everything. An acknowledgement of spam would go to a stranger: it waits for an administrator.
    const mailRows = [
      outboxRow(id, {
        purpose: 'notice',
        mail: verdict.suspect ? markedSuspect(notice) : notice,
        held: false,
        now: at,
      }),
      ...(acknowledgement
        ? [outboxRow(id, { purpose: 'answer', mail: acknowledgement, held: verdict.suspect, now: at })]
        : []),
    ];
    const stored = await store({
      lead: {
        id,
        kind,
        language,
        name,
        email: form.email,
        answers: JSON.stringify({ ...answers, ...facts }),
        form_key: key || tokenless,
        fingerprint: fingerprint({ ...answers, ...facts }, files),
        suspect: verdict.suspect ? 1 : 0,
        spam_reasons: JSON.stringify(verdict.reasons),
        created_at: at.toISOString(),
        search_text: searchText([name, form.email, ...textsOf(answers)]),
      },
      files: files.map((file) => attachedRow(file, id, at)),
      mails: mailRows,
      source,
      ...(estimate && { estimate: { ...estimate, lead_id: id } }),
      ...(appointment && { appointment }),
      ...(!key && { earlierKey: tokenlessBefore }),
    }).catch((error: unknown) => failed(kind, error));
    wakeOutboxWorker();
    return { kind, ...stored };
  }

  function failed(kind: LeadKind, error: unknown): never {
    if (isRequestError(error)) throw error;
    log.error({ err: error, kind }, 'a lead could not be stored');
    throw new RequestError(503, SEND_FAILED);
  }

  return {
    /** The token for the hidden field `form` of a form, for one visitor. */
    newForm: () => formTokens.make(),

    async submitContact(input: unknown, source: From = unknownSource): Promise<SubmittedLead> {
      const form = checked(contactFormSchema, input);
      const { name, company } = form;
      const notice = await mails.contact(form);
      return submittedLead(
        await submit({ kind: 'contact', name, lines: [name, company], form, source, notice }),
      );
    },

    async submitChat(input: unknown, source: From = unknownSource): Promise<SubmittedLead> {
      const form = checked(chatFormSchema, input);
      const { name, phone } = form;
      const notice = await mails.chat(form);
      return submittedLead(await submit({ kind: 'chat', name, lines: [name, phone], form, source, notice }));
    },

    /**
     * The price is made anew from the choices: whatever total a form names is not looked at.
     * `estimate` is the address of the document.
     */
    async submitQuote(
      input: unknown,
      source: From = unknownSource,
    ): Promise<SubmittedLead & { estimate: string }> {
      const { form, selection, figures, row, notice, copy } = await quotes.prepare(input);
      const { name, company, phone } = form;
      const stored = await submit({
        kind: 'quote',
        name,
        lines: [name, company, phone],
        form,
        source,
        notice,
        acknowledgement: copy,
        facts: { selection, figures },
        estimate: row,
      });
      if (source && !stored.repeated) await quotes.countSent(selection, form.language);
      const token = stored.repeated ? await estimates.tokenOf(stored.id) : row.token;
      return {
        ...submittedLead(stored),
        // Who did not ask for a copy misses none.
        unmailed: stored.unmailed && form.copy,
        estimate: pathTo('estimate', form.language, token),
      };
    },

    /**
     * 409 `slot-taken` when somebody else was quicker, or the time is no longer offered: nothing is stored.
     * `appointment` is the address where the visitor can change it; a request to be called has none.
     */
    async submitAppointment(
      input: unknown,
      source: From = unknownSource,
    ): Promise<SubmittedLead & { appointment?: string }> {
      const { form, booking, ...prepared } = await appointments.prepare(input);
      const { name, phone } = form;
      const stored = await submit({
        kind: 'appointment',
        name,
        lines: [name, phone],
        form,
        source,
        ...prepared,
        ...(booking && { appointment: booking.row }),
      });
      if (!booking) return submittedLead(stored);
      const token = stored.repeated ? await appointments.anotherLink(stored.id) : booking.token;
      return {
        ...submittedLead(stored),
        appointment: pathTo('bookedAppointment', form.language, token),
      };
    },

    /** Takes the upload over: none of its files is left behind, whatever the outcome. */
    async submitApplication(upload: Upload, source: From = unknownSource): Promise<SubmittedLead> {
      const kept: Attached[] = [];
      let stays = false;
      try {
        const problems = await attachedFiles.problems(upload.files);
        const form = checked(applicationFormSchema, upload.fields, problems);
        for (const file of upload.files)
          kept.push(await attachedFiles.keep(file).catch((error: unknown) => failed('application', error)));
        const name = `${form.firstName} ${form.lastName}`;
        const notice = await mails.application(form, kept);
        const lines = [name, form.phone];
        const stored = await submit({ kind: 'application', name, lines, form, source, files: kept, notice });
        stays = !stored.repeated;
        return submittedLead(stored);
      } finally {
        await upload.discard();
        if (!stays) await attachedFiles.drop(kept);
      }
    },
  };
}

function submittedLead({ kind, id, unmailed }: StoredLead & { kind: LeadKind }): SubmittedLead {
  return { kind, lead: id, unmailed };
}

/** The same for the same answers and files: what tells a repeated submit from a second message. */
function fingerprint(answers: object, files: readonly Attached[]): string {
  const facts = [answers, ...files.map(({ field, sha256 }) => [field, sha256])];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}
