import { MAILED_LINK_MINUTES } from '../accounts/limits.ts';
import { headerLine, type Mail } from './mail.ts';
import { teamMail } from './team-mail.ts';

interface Setting {
  to: string;
  agency: { name: string; email: string };
  /** The one-time link. */
  url: string;
  now: Date;
}

/** For somebody of the team who has forgotten the password. The agency reads French. */
export function passwordResetMail({ to, agency, url, now }: Setting): Mail {
  return teamMail({
    to,
    agency,
    now,
    subject: `Choisir un nouveau mot de passe (${headerLine(agency.name)})`,
    text: [
      'Quelqu’un a demandé un nouveau mot de passe pour votre compte de l’arrière-boutique. Si c’est vous, choisissez-le ici :',
      url,
      `Ce lien sert une fois, pendant ${MAILED_LINK_MINUTES} minutes. Ne le transmettez à personne.`,
      'Si ce n’est pas vous, ne faites rien : votre mot de passe reste le même.',
    ],
  });
}
