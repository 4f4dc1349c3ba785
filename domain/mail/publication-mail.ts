import type { PublicationFinding } from '../publishing/publication-findings.ts';
import { headerLine, type Mail, mailDate } from './mail.ts';
import { teamMail } from './team-mail.ts';

interface FailedPublication {
  name: string;
  /** When it should have gone live. */
  dueAt: Date;
  /** Why it did not, as a code. */
  failure: string;
  /** What stood in its way. */
  findings: readonly PublicationFinding[];
}

interface Setting {
  /** An administrator. */
  to: string;
  agency: { name: string; email: string };
  /** Where publications are looked after. */
  url: string;
  now: Date;
}

const reasons: Record<string, string> = {
  'publication-blocked': 'il y a d’abord quelque chose à y corriger.',
  'publication-conflict': 'quelqu’un a publié les mêmes champs entre-temps.',
  'publication-deleted': 'un de ses contenus a été supprimé entre-temps.',
};

/** Of an address that is taken: by which document, and whose it was to be. */
function takenAddress(findings: readonly PublicationFinding[]): string {
  const { id, title, takenBy } = findings.find(({ code }) => code === 'name-taken') ?? {};
  if (!takenBy) return 'l’adresse d’un de ses contenus est déjà prise.';
  return `l’adresse de « ${title ?? id} » est déjà prise par « ${takenBy.title ?? takenBy.id} ».`;
}

const next: Record<string, string> = {
  'publication-deleted':
    'Rien n’a changé sur le site. Ce qui est supprimé est dans la corbeille, et son brouillon revient avec lui ; le reste, s’il y en a, est de nouveau en brouillon. Pour en savoir plus :',
};

/**
 * Tells an administrator that a scheduled publication did not go live. The words of mails to the agency stand here
 * and not in `app`: they are stored in the outbox as they are written, no screen shows them, and the agency reads French.
 */
export function failedPublicationMail(
  { name, dueAt, failure, findings }: FailedPublication,
  { to, agency, url, now }: Setting,
): Mail {
  const title = name || 'sans nom';
  const subject = headerLine(`[PUBLICATION] Pas mise en ligne : ${title}`);
  const reason =
    failure === 'name-taken'
      ? takenAddress(findings)
      : (reasons[failure] ?? 'son contenu n’est pas accepté en l’état.');
  return teamMail({
    to,
    agency,
    now,
    subject,
    text: [
      `La publication « ${title} », prévue le ${mailDate(dueAt)}, n’a pas été mise en ligne : ${reason}`,
      next[failure] ??
        'Rien n’a changé sur le site. Ses contenus sont de nouveau des brouillons, à relire et à publier ici :',
      url,
    ],
  });
}
