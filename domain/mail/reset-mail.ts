import { MAILED_LINK_MINUTES } from '../accounts/limits.ts';
import { headerLine, type Mail, mailDate } from './mail.ts';

interface Setting {
  to: string;
  agency: { name: string; email: string };
  /** The one-time link. */
  url: string;
  now: Date;
}

/** For somebody of the team who has forgotten the password. The agency reads French. */
export function passwordResetMail({ to, agency, url, now }: Setting): Mail {
  const name = headerLine(agency.name);
  const subject = `Choisir un nouveau mot de passe (${name})`;
  const text = [
    'Quelqu’un a demandé un nouveau mot de passe pour votre compte de l’arrière-boutique. Si c’est vous, choisissez-le ici :',
    url,
    `Ce lien sert une fois, pendant ${MAILED_LINK_MINUTES} minutes. Ne le transmettez à personne.`,
    'Si ce n’est pas vous, ne faites rien : votre mot de passe reste le même.',
  ].join('\n\n');
  return {
    to,
    subject,
    text,
    replyTo: { name, address: agency.email },
    rows: [],
    fields: {
      from_name: name,
      from_email: agency.email,
      phone: '',
      message: text,
      to_email: to,
      reply_to: agency.email,
      date: mailDate(now),
      subject,
      company: '',
      project_type: '',
    },
  };
}
