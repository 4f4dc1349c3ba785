import { headerLine, type Mail, mailDate } from './mail.ts';
import { teamMail } from './team-mail.ts';

/** What the owner of an account is told of it, whoever did it. */
export type AccountEvent =
  | { kind: 'password-changed' | 'password-by-link' | 'second-factor-on' | 'second-factor-off' }
  /** `browser`: its family, empty where it is not known. */
  | { kind: 'new-device'; browser: string }
  | { kind: 'link-made'; by: string };

interface Setting {
  to: string;
  agency: { name: string; email: string };
  now: Date;
}

/**
 * Tells somebody of the team what happened to their account. No link: a mail that says « changez votre mot de passe »
 * beside a link is what a thief would write. The agency reads French.
 */
export function accountMail(event: AccountEvent, { to, agency, now }: Setting): Mail {
  const { subject, told } = wordsOf(event, mailDate(now));
  return teamMail({
    to,
    agency,
    now,
    subject: `[COMPTE] ${subject} (${headerLine(agency.name)})`,
    text: [
      told,
      'Si c’est vous, il n’y a rien à faire.',
      `Si ce n’est pas vous : ${waysBack[event.kind] ?? WAY_IN}`,
      'Cet e-mail ne contient aucun lien, et c’est exprès : un message de ce genre qui vous presse de cliquer n’est pas de nous.',
    ],
  });
}

const WAY_IN =
  'ouvrez l’arrière-boutique comme d’habitude, changez votre mot de passe dans « Mon compte », fermez-y vos autres sessions, et prévenez un propriétaire du site.';
const WAY_BACK =
  'ce mot de passe n’est plus le vôtre. Ouvrez la page de connexion comme d’habitude, demandez-en un autre par « Mot de passe oublié », et prévenez tout de suite un propriétaire du site.';

/** Whoever was robbed of the account comes in no more by the password that they know. */
const waysBack: Partial<Record<AccountEvent['kind'], string>> = {
  'password-changed': WAY_BACK,
  'password-by-link': WAY_BACK,
};

function wordsOf(event: AccountEvent, at: string): { subject: string; told: string } {
  switch (event.kind) {
    case 'password-changed':
      return {
        subject: 'Votre mot de passe a changé',
        told: `Le mot de passe de votre compte de l’arrière-boutique a été changé le ${at}.`,
      };
    case 'password-by-link':
      return {
        subject: 'Votre mot de passe a changé',
        told: `Un nouveau mot de passe a été choisi par un lien pour votre compte de l’arrière-boutique, le ${at}.`,
      };
    case 'second-factor-on':
      return {
        subject: 'Double vérification activée',
        told: `La double vérification de votre compte de l’arrière-boutique a été activée le ${at} : un code est demandé à chaque connexion.`,
      };
    case 'second-factor-off':
      return {
        subject: 'Double vérification désactivée',
        told: `La double vérification de votre compte de l’arrière-boutique a été désactivée le ${at} : le mot de passe suffit de nouveau pour entrer.`,
      };
    case 'new-device':
      return {
        subject: 'Connexion depuis un nouvel appareil',
        told: `Quelqu’un s’est connecté à votre compte de l’arrière-boutique le ${at}, depuis un navigateur que le site ne connaissait pas : ${event.browser || 'inconnu'}.`,
      };
    case 'link-made':
      return {
        subject: 'Un lien pour changer votre mot de passe',
        told: `Le ${at}, ${event.by} a créé un lien avec lequel on peut choisir un nouveau mot de passe pour votre compte de l’arrière-boutique. Il doit vous être remis, à vous seul.`,
      };
  }
}
