import type { Language } from '#domain/languages.ts';
import type { DeviceClass } from '#domain/leads/device-class.ts';
import type { Box } from '#domain/leads/inbox.ts';
import type { LeadKind } from '#domain/leads/lead-kinds.ts';
import type { Visit } from '#domain/leads/lead-source.ts';
import type { LeadState, StateFilter } from '#domain/leads/lead-states.ts';
import type { OutboxState } from '#server/database/tables.ts';

const sendings = (count: number) => `${count} envoi${count > 1 ? 's' : ''}`;
const agreed = (word: string, count: number) => word + (count > 1 ? 's' : '');

const HOUR_MS = 3_600_000;
const HOURS_A_DAY = 24;

/** So much time of business days, below zero too: `40 min`, `3 h`, `2 jours ouvrés`. */
export function businessDuration(time: number): string {
  const hours = Math.floor(Math.abs(time) / HOUR_MS);
  if (hours < 1) return `${Math.floor(Math.abs(time) / 60_000)} min`;
  if (hours < 2 * HOURS_A_DAY) return `${hours} h ouvrée${hours > 1 ? 's' : ''}`;
  return `${Math.floor(hours / HOURS_A_DAY)} jours ouvrés`;
}

type Tags = { [Tag in Extract<keyof Visit, `utm_${string}`>]: string | null };

/** The tags of a campaign in one line. */
export const campaignOf = ({ utm_source, utm_medium, utm_campaign }: Tags) =>
  [utm_source, utm_medium, utm_campaign].filter(Boolean).join(' · ');

export const words = {
  title: 'Boîte de réception',
  boxes: {
    messages: 'Messages',
    quotes: 'Devis',
    applications: 'Candidatures',
    mail: 'E-mails',
    spam: 'Indésirables',
  } satisfies Record<Box, string>,
  kinds: {
    contact: 'Contact',
    chat: 'Chat',
    application: 'Candidature',
    quote: 'Devis',
    appointment: 'Rendez-vous',
  } satisfies Record<LeadKind, string>,
  /** In place of its kind: whoever asked to be called. */
  toCall: 'À rappeler',
  meetingIs: (when: string) => `pour le ${when}`,
  meetingWas: (when: string) => `Annulé\u00a0: ${when}`,
  meetingNow: 'Maintenant',
  meetingCancelled: 'Annulé',
  toMeetings: 'Voir les rendez-vous',
  boxesLabel: 'Dossiers',
  unread: (count: number) => `${count} non lu${count > 1 ? 's' : ''}`,
  failedMails: (count: number) => `${count} en échec`,
  search: 'Rechercher',
  searchHint: 'Nom, e-mail ou mot',
  exportCsv: 'Exporter en CSV',
  archives: 'Voir les archives',
  leaveArchives: 'Quitter les archives',
  templates: 'Modèles de réponse',
  count: sendings,
  empty: {
    messages: 'Aucun message. Le formulaire de contact et le chat arrivent ici.',
    quotes: 'Aucune demande de devis. Celles du calculateur arrivent ici.',
    applications: 'Aucune candidature.',
    mail: 'Aucun e-mail.',
    spam: 'Rien d’indésirable. Ce qui paraît suspect arrive ici ; son e-mail part marqué « (suspect) ».',
  } satisfies Record<Box, string>,
  emptySearch: (search: string) => `Rien ne correspond à « ${search} ».`,
  emptyState: 'Rien ici dans cet état.',
  emptyArchives: 'Rien dans les archives.',
  choose: 'Choisissez un envoi dans la liste.',
  gone: 'Cet envoi n’existe plus.',
  back: 'Retour à la liste',
  newMark: 'Non lu',
  received: 'Reçu le',
  message: 'Message',
  files: 'Fichiers',
  filesWarning:
    'Envoyés par un inconnu\u00a0: ils sont enregistrés, jamais ouverts ici. N’activez ni contenu, ni modification.',
  download: 'Télécharger',
  size: (bytes: number) =>
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1000))} ko`
      : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} Mo`,
  estimate: 'Voir l’estimation',
  answer: 'Répondre',
  markUnread: 'Marquer comme non lu',
  markRead: 'Marquer comme lu',
  archive: 'Archiver',
  unarchive: 'Sortir des archives',
  clear: 'Ce n’est pas indésirable',
  cleared: (count: number) =>
    count === 1
      ? 'Déplacé dans son dossier. La réponse au visiteur part maintenant, si elle était retenue.'
      : `${count} envois déplacés dans leur dossier. Les réponses retenues partent maintenant.`,
  language: 'Langue',
  languages: { fr: 'Français', en: 'Anglais' } satisfies Record<Language, string>,
  spam: 'Marquer comme indésirable',
  suspected: (count: number) => `${sendings(count)} ${agreed('déplacé', count)} dans les indésirables.`,
  markedByHand: 'Marqué comme indésirable par un administrateur.',
  archived: (count: number) => `${sendings(count)} ${agreed('archivé', count)}.`,
  unarchived: (count: number) => `${sendings(count)} ${agreed('sorti', count)} des archives.`,
  chooseAll: 'Tout choisir',
  chooseOne: (name: string) => `Choisir l’envoi de ${name}`,
  chosen: (count: number) => `${count} ${agreed('choisi', count)}`,
  bulk: 'Pour les envois choisis',
  short: {
    read: 'Lu',
    unread: 'Non lu',
    archive: 'Archiver',
    unarchive: 'Sortir des archives',
    spam: 'Indésirable',
    clear: 'Pas indésirable',
  },
  remove: 'Supprimer…',
  removeTitle: (count: number) => (count === 1 ? 'Supprimer cet envoi ?' : `Supprimer ces ${count} envois ?`),
  removeText:
    'Les fichiers, les notes, les e-mails et les estimations partent avec. On ne peut pas revenir en arrière : pour seulement ranger, archivez.',
  removeConfirm: 'Supprimer définitivement',
  meetingsGo: (moments: readonly string[]) =>
    moments.length === 1
      ? `Un rendez-vous à venir part avec : ${moments[0]}. Le visiteur n’en est pas prévenu : pour lui écrire, annulez d’abord le rendez-vous.`
      : `${moments.length} rendez-vous à venir partent avec : ${moments.join(' ; ')}. Les visiteurs n’en sont pas prévenus : pour leur écrire, annulez d’abord ces rendez-vous.`,
  removed: (count: number) => `${sendings(count)} ${agreed('supprimé', count)}.`,
  suspectBecause: 'Suspect, parce que :',
  reasons: {
    honeypot: 'un champ invisible a été rempli',
    'forged-form': 'le formulaire ne vient pas du site',
    'too-fast': 'envoyé en moins de deux secondes',
    'too-old': 'formulaire ouvert depuis plus d’un jour',
    'no-form': 'envoyé sans passer par la page',
    'many-links': 'beaucoup de liens',
    markup: 'des balises dans le message',
    'link-in-short-field': 'un lien dans un champ court',
    'sales-words': 'des mots de démarchage',
    'other-alphabet': 'écrit dans un autre alphabet',
  } as Record<string, string>,
  erase: 'Effacer cette personne…',
  eraseTitle: 'Effacer les données de cette personne ?',
  eraseText: (email: string, count: number) =>
    `Tout ce que ${email} a envoyé (${sendings(count)}) sera effacé avec ses fichiers, ses e-mails, ses estimations, vos réponses et vos notes. On ne peut pas revenir en arrière.`,
  eraseConfirm: 'Effacer définitivement',
  erased: (email: string, count: number) =>
    `${sendings(count)} de ${email} ${agreed('effacé', count)}, avec les fichiers.`,
  source: 'Provenance',
  sourceParts: {
    page: 'Envoyé depuis',
    first_page: 'Première page de la visite',
    referrer: 'Venu du site',
    campaign: 'Campagne',
    device: 'Appareil',
  },
  devices: { phone: 'Téléphone', tablet: 'Tablette', desk: 'Ordinateur', '': '' } satisfies Record<
    DeviceClass | '',
    string
  >,
  unknownSource: 'Inconnue.',
  ownSource: 'Envoyé par quelqu’un de l’équipe, connecté : ne compte pas dans la fréquentation.',
  handling: 'Suivi',
  state: 'État',
  leadStates: {
    new: 'Nouveau',
    answered: 'Répondu',
    waiting: 'En attente',
    won: 'Gagné',
    lost: 'Perdu',
  } satisfies Record<LeadState, string>,
  stateFilter: 'Filtrer par état',
  stateFilters: {
    '': 'Tous',
    new: 'Nouveaux',
    answered: 'Répondus',
    waiting: 'En attente',
    won: 'Gagnés',
    lost: 'Perdus',
    unanswered: 'À répondre',
    late: 'En retard',
    reminder: 'À relancer',
  } satisfies Record<StateFilter | '', string>,
  clockRunning: (left: number, due: string) =>
    left < 0
      ? `En retard de ${businessDuration(left)} : la réponse était promise pour le ${due}.`
      : `À répondre avant le ${due} : il reste ${businessDuration(left)}.`,
  clockStopped: (left: number) =>
    left < 0
      ? `Répondu avec ${businessDuration(left)} de retard sur les 24 h promises.`
      : 'Répondu dans les 24 h ouvrées promises.',
  unknownState: 'Cet état n’existe pas.',
  lateMark: 'En retard',
  reminderMark: 'À relancer',
  stateChanged: (state: LeadState) => `Noté : ${words.leadStates[state].toLowerCase()}.`,
  takenBy: (who: string) => `Suivi par ${who}`,
  takenByNobody: 'Personne ne le suit.',
  take: 'Je m’en occupe',
  letGo: 'Je ne m’en occupe plus',
  taken: 'C’est noté : vous vous en occupez.',
  letGoDone: 'C’est noté : personne ne s’en occupe.',
  remindOn: 'À relancer le',
  remind: 'Enregistrer',
  forgetReminder: 'Retirer',
  reminded: 'Ce jour-là, l’envoi sera marqué « À relancer » dans la liste.',
  reminderForgotten: 'Le rappel est retiré.',
  thread: 'Vos réponses',
  writtenBy: (who: string, when: string) => `${who} · ${when}`,
  replyTitle: (name: string) => `Répondre à ${name}`,
  replyTo: (mailbox: string) =>
    `Part de l’adresse de l’agence. Ce que le visiteur répondra arrivera dans la boîte ${mailbox} : les réponses par e-mail ne sont pas lues ici.`,
  subject: 'Objet',
  replyText: 'Votre réponse',
  template: 'Insérer un modèle',
  chooseTemplate: 'Choisir…',
  noTemplates: (language: string) =>
    `Aucun modèle en ${({ fr: 'français', en: 'anglais' } as Record<string, string>)[language] ?? language}.`,
  manageTemplates: 'Gérer les modèles',
  quoted: 'Son message est cité sous votre réponse',
  send: 'Envoyer la réponse',
  replyStored: (isCapturing: boolean) =>
    isCapturing
      ? 'La réponse est gardée ici. Elle ne part pas : aucun serveur d’envoi n’est réglé.'
      : 'La réponse est enregistrée et part maintenant.',
  noServer:
    'Aucun serveur d’envoi n’est réglé : votre réponse sera gardée ici sans partir, et ce message restera sans réponse.',
  toMail: 'Voir l’envoi des e-mails',
  revise: 'Proposer une autre estimation',
  reviseTitle: 'Nouvelle estimation',
  reviseText:
    'Changez, ajoutez ou retirez des lignes. La nouvelle estimation a sa propre adresse et part par e-mail, dans la langue du visiteur ; la précédente reste telle qu’elle est.',
  lines: 'Lignes : libellé et prix en euros HT',
  lineLabel: (number: number) => `Libellé de la ligne ${number}`,
  lineAmount: (number: number) => `Prix de la ligne ${number}, en euros HT`,
  addLine: 'Ajouter une ligne',
  removeLine: (number: number) => `Retirer la ligne ${number}`,
  monthly: 'Par mois, en euros HT',
  revisedTotal: (total: string) => `Total : ${total} HT`,
  reviseMessage: 'Votre message',
  reviseMessageHelp: 'Les lignes, le total et l’adresse de l’estimation sont ajoutés en dessous.',
  sendRevision: 'Envoyer l’estimation',
  revisionStored: (isCapturing: boolean) =>
    isCapturing
      ? 'La nouvelle estimation est gardée ici. Son e-mail ne part pas : aucun serveur d’envoi n’est réglé.'
      : 'La nouvelle estimation est enregistrée et part maintenant.',
  revisedEstimate: (number: number) => `Voir l’estimation, version ${number}`,
  notes: 'Notes',
  newNote: 'Nouvelle note',
  noteHelp: 'Lue par les administrateurs seulement. Effacée avec l’envoi.',
  addNote: 'Ajouter la note',
  noteAdded: 'Note ajoutée.',
  removeNote: 'Supprimer la note',
  noteRemoved: 'Note supprimée.',
  mailsOf: 'E-mails',
  purposes: {
    notice: 'À l’agence',
    answer: 'Au visiteur',
    reply: 'Votre réponse',
    alert: 'Aux administrateurs',
    test: 'Essai d’envoi',
  },
  states: {
    waiting: 'En attente',
    sent: 'Envoyé',
    failed: 'En échec',
    held: 'Retenu',
  } satisfies Record<OutboxState, string>,
  outdated: 'Dépassé',
  outdatedHelp:
    'Cet e-mail n’est pas parti et ne partira plus : le rendez-vous a été déplacé ou annulé depuis, et un autre e-mail le dit.',
  captured: 'Capturé',
  capturedHelp:
    'Aucun serveur d’envoi n’était réglé quand cet e-mail devait partir : il n’a été remis à personne et reste gardé ici et dans le dossier des données. S’il y en a un depuis, « Envoyer de nouveau » le fait partir.',
  to: 'À',
  attempts: 'Tentatives',
  delivered: 'remis',
  resend: 'Envoyer de nouveau',
  resent: 'L’e-mail part maintenant.',
  busy: 'Cet e-mail part à cet instant.',
} as const;
