import type { LeadKind } from '#domain/leads/lead-kinds.ts';
import type { LeadSource } from '#domain/leads/lead-source.ts';
import type { LeadState } from '#domain/leads/lead-states.ts';
import { mailDate } from '#domain/mail/mail.ts';
import { campaignOf, words } from './words.ts';

/** The source is null in all its parts where somebody of the agency sent the lead. */
interface StoredLead extends Nullable<LeadSource> {
  kind: LeadKind;
  language: string;
  name: string;
  email: string;
  /** As JSON. */
  answers: string;
  created_at: string;
  archived_at: string;
  state: LeadState;
  answered_at: string;
  taken_by: string;
  remind_on: string;
}

type Nullable<Parts> = { [Part in keyof Parts]: Parts[Part] | null };

interface Answers {
  phone?: string;
  company?: string;
  projectType?: string;
  position?: string;
  message?: string;
  githubUrl?: string;
  portfolioUrl?: string;
  slot?: string;
  selection?: { type?: string };
  figures?: { total?: number };
}

/**
 * The columns of the table, each with what it shows of a lead. In French: the file is for the agency, like the
 * labels of its mails.
 */
const columns: readonly (readonly [string, (lead: StoredLead, answers: Answers) => string | undefined])[] = [
  ['Reçu le', ({ created_at }) => cellDate(created_at)],
  ['Type', ({ kind }) => words.kinds[kind]],
  ['Nom', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Téléphone', (_, { phone }) => phone],
  ['Entreprise', (_, { company }) => company],
  [
    'Sujet',
    (_, { projectType, position, selection, slot }) => projectType ?? position ?? selection?.type ?? slot,
  ],
  ['Message', (_, { message }) => message],
  ['GitHub', (_, { githubUrl }) => githubUrl],
  ['Portfolio', (_, { portfolioUrl }) => portfolioUrl],
  ['Total estimé (€)', (_, { figures }) => figures?.total?.toString()],
  ['Langue', ({ language }) => language],
  ['Archivé', ({ archived_at }) => (archived_at ? 'oui' : '')],
  ['État', ({ state }) => words.leadStates[state]],
  ['Répondu le', ({ answered_at }) => answered_at && cellDate(answered_at)],
  ['Suivi par', ({ taken_by }) => taken_by],
  ['À relancer le', ({ remind_on }) => remind_on],
  [words.sourceParts.page, ({ page }) => page ?? ''],
  [words.sourceParts.first_page, ({ first_page }) => first_page ?? ''],
  [words.sourceParts.referrer, ({ referrer }) => referrer ?? ''],
  [words.sourceParts.campaign, campaignOf],
  [words.sourceParts.device, ({ device }) => words.devices[device ?? '']],
];

const cellDate = (iso: string) => mailDate(new Date(iso)).replace(',', '');

/** Leads as a table, the names of the columns first. */
export function leadTable(leads: readonly StoredLead[]): string[][] {
  return [
    columns.map(([name]) => name),
    ...leads.map((lead) => {
      const answers: Answers = JSON.parse(lead.answers);
      return columns.map(([, show]) => show(lead, answers) ?? '');
    }),
  ];
}
