import { headerLine, type Mail, mailDate } from './mail.ts';
import { teamMail } from './team-mail.ts';

interface Setting {
  to: string;
  agency: { name: string; email: string };
  /** Where it was asked for. */
  url: string;
  now: Date;
}

/** How many tests one person may send, and within which time. */
export const TESTS_MAX = 5;
export const TESTS_WINDOW_MS = 10 * 60 * 1000;

/** An owner's proof that mail leaves this site and arrives. The agency reads French. */
export function testMail({ to, agency, url, now }: Setting): Mail {
  return teamMail({
    to,
    agency,
    now,
    subject: `[ESSAI] Les e-mails du site arrivent (${headerLine(agency.name)})`,
    text: [
      `Cet e-mail d’essai a été demandé le ${mailDate(now)} dans l’arrière-boutique. Si vous le lisez, les e-mails du site arrivent à cette adresse.`,
      'S’il était rangé parmi les indésirables, regardez ce que la page dit du domaine de l’expéditeur :',
      url,
    ],
  });
}
