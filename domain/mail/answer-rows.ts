import { type MeetingPlace, placeNames } from '../appointments/place.ts';
import { CALL_ME, dayInWords, momentOfSlot, timeInWords } from '../appointments/slot.ts';
import { estimateLines, type PricedSelection, selectionLines } from '../calculator/estimate-lines.ts';
import type { LeadKind } from '../leads/lead-kinds.ts';

/** In French, like all labels here: these rows are stored in mails to the agency, which reads French (MAIL-05). */
export const NOT_GIVEN = 'Non renseigné';

/** The name of a field as the agency reads it, and what was answered. */
export type AnswerRow = readonly [label: string, value: string];

/** Of a form, or as they were stored: what no form of that time asked for is not there. */
interface Answers {
  company?: string;
  phone?: string;
  projectType?: string;
  position?: string;
  githubUrl?: string;
  portfolioUrl?: string;
  slot?: string;
  place?: MeetingPlace;
}

interface Words {
  /** The names of the project types by their ids. */
  projectTypes: Readonly<Record<string, string>>;
  /** Of a request for a quote: what was chosen and what it costs, in the agency's language. */
  priced?: PricedSelection;
}

/**
 * What a visitor answered beside name, e-mail and message. The mail to the agency and the inbox both
 * show these rows, each with its own heading.
 */
export function answerRows(kind: LeadKind, answers: Answers, { projectTypes, priced }: Words): AnswerRow[] {
  const { company, phone, projectType = '', position, githubUrl, portfolioUrl, slot = '', place } = answers;
  const row = (label: string, value: string | undefined): AnswerRow => [label, value || NOT_GIVEN];
  switch (kind) {
    case 'contact':
      return [row('Entreprise', company), row('Type de projet', projectTypes[projectType] || projectType)];
    case 'chat':
      return [row('Téléphone', phone)];
    case 'application':
      return [
        row('Poste', position),
        row('Téléphone', phone),
        row('GitHub', githubUrl),
        row('Portfolio', portfolioUrl),
      ];
    case 'quote':
      return [row('Entreprise', company), row('Téléphone', phone), ...(priced ? pricedRows(priced) : [])];
    case 'appointment':
      return [row('Moment demandé', slotInWords(slot)), ...placeRows(place), row('Téléphone', phone)];
  }
}

/** None where it was not asked. */
export function placeRows(place: MeetingPlace | undefined): AnswerRow[] {
  return place ? [['Lieu', placeNames[place]]] : [];
}

function slotInWords(slot: string): string {
  if (slot === CALL_ME) return 'À rappeler';
  const start = momentOfSlot(slot);
  return start ? `${dayInWords(start, 'fr')} à ${timeInWords(start, 'fr')}` : slot;
}

function pricedRows(priced: PricedSelection): AnswerRow[] {
  return [...selectionLines(priced), ...estimateLines(priced)].map(({ label, value }) => [label, value]);
}
