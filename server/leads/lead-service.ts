import type { LeadKind } from '#domain/leads/lead-kinds.ts';
import type { Upload } from '#server/uploads/upload.ts';

/** What the visitor is told, the same for the first submit and for every repetition of it. */
export interface Receipt {
  kind: LeadKind;
  lead: string;
}

/**
 * Everything a visitor sends. Each submit takes what came in as it came, checks it, and in one
 * transaction stores the lead, its files and its mail. A Refusal says what to mend:
 * 422 with `details.fields` (field → problem, domain/leads/field-problems.ts), 503 when it cannot be stored.
 */
export interface LeadService {
  /** The mark for the hidden field `form` of a form that is being rendered. */
  newForm(): Promise<string>;
  submitContact(input: unknown): Promise<Receipt>;
  submitChat(input: unknown): Promise<Receipt>;
  /** Takes the files over: none of them is left behind, whatever the outcome. */
  submitApplication(upload: Upload): Promise<Receipt>;
}
