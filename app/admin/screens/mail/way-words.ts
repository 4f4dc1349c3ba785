import type { Refusal } from '#domain/mail/refusal.ts';
import type { Services } from '#server/services.ts';

type Way = Services['mailTest']['transport'];

/** What is said of the ways that mail can leave by. For loaders alone: no file for browsers names them (MAIL-11). */
export const wayWords = {
  ways: {
    smtp: (server = '') => `le serveur ${server} (SMTP)`,
    emailjs: () => 'EmailJS',
    capture: () => 'aucun serveur\u00a0: les e-mails sont gardés ici et ne partent pas',
  } satisfies Record<Way, (server?: string) => string>,
  triedWith: {
    smtp: 'Remis au serveur d’envoi (SMTP).',
    emailjs: 'Remis à EmailJS.',
    capture: 'Pas de serveur d’envoi\u00a0: écrit dans le dossier des données.',
  } satisfies Record<Way, string>,
  refusals: {
    unreachable:
      'Le serveur d’envoi ne répond pas à cette adresse\u00a0: il est arrêté, le port est faux, ou un pare-feu l’interdit.',
    'unknown-host':
      'Le nom du serveur d’envoi est introuvable\u00a0: il est mal écrit, ou la machine n’a pas accès au DNS.',
    silent: 'Le serveur d’envoi s’est tu en cours de route. Le site essaiera de nouveau.',
    login: 'Le serveur d’envoi refuse l’identifiant ou le mot de passe.',
    certificate:
      'La connexion chiffrée échoue\u00a0: le serveur n’en propose pas, son certificat n’est pas reconnu, ou le port ne convient pas à smtp:// ou smtps://.',
    recipient: 'Le serveur dit que l’adresse du destinataire n’existe pas.',
    relay:
      'Le serveur n’accepte pas d’envoyer pour nous vers d’autres domaines\u00a0: il attend un identifiant.',
    sender:
      'Le serveur n’accepte pas cette adresse d’expéditeur\u00a0: elle doit appartenir au compte qui envoie.',
    'not-trusted':
      'Le message est refusé parce que le domaine de l’expéditeur n’est pas prouvé\u00a0: vérifiez SPF, DKIM et DMARC ci-dessous.',
    'mailbox-full': 'La boîte du destinataire est pleine.',
    later: 'Le serveur demande d’attendre. Le site essaiera de nouveau tout seul.',
    refused: 'Le serveur refuse ce message.',
    emailjs: 'EmailJS n’a pas pris le message\u00a0: vérifiez le service, le modèle et les clés.',
    disk: 'Le site n’a pas pu écrire le fichier\u00a0: le disque est plein ou protégé.',
    unknown: 'L’envoi a échoué, pour une raison que le site ne reconnaît pas.',
  } satisfies Record<Refusal, string>,
} as const;
