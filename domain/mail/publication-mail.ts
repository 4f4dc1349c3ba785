import { headerLine, type Mail, mailDate } from './mail.ts';

interface FailedPublication {
  name: string;
  /** When it should have gone live. */
  dueAt: Date;
  /** Why it did not, as a code. */
  failure: string;
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
  'publication-blocked': 'un lien sans page ou un texte obligatoire vide l’empêche.',
  'publication-conflict': 'quelqu’un a publié les mêmes champs entre-temps.',
  'publication-deleted': 'un de ses contenus a été supprimé entre-temps.',
};

/** Tells an administrator that a scheduled publication did not go live. */
export function failedPublicationMail(
  { name, dueAt, failure }: FailedPublication,
  { to, agency, url, now }: Setting,
): Mail {
  const title = name || 'sans nom';
  const subject = headerLine(`[PUBLICATION] Pas mise en ligne : ${title}`);
  const reason = reasons[failure] ?? 'son contenu n’est pas accepté en l’état.';
  const text = [
    `La publication « ${title} », prévue le ${mailDate(dueAt)}, n’a pas été mise en ligne : ${reason}`,
    'Rien n’a changé sur le site. Ses contenus sont de nouveau des brouillons, à relire et à publier ici :',
    url,
  ].join('\n\n');
  const date = mailDate(now);
  return {
    ...{ to, subject, text },
    replyTo: { name: headerLine(agency.name), address: agency.email },
    rows: [],
    fields: {
      ...{ from_name: headerLine(agency.name), from_email: agency.email, phone: '', message: text },
      ...{ to_email: to, reply_to: agency.email, date, subject, company: '', project_type: '' },
    },
  };
}
