import type { FirstRunStep } from '#domain/today/first-run.ts';
import { businessDuration } from '../inbox/words.ts';

const number = new Intl.NumberFormat('fr-FR');
const many = (count: number, one: string, several: string) =>
  `${number.format(count)} ${count > 1 ? several : one}`;

export const words = {
  title: 'Aujourd’hui',
  firstRun: 'Pour commencer',
  firstRunLead: 'Quatre pas du lien d’installation à un site qui vous ressemble.',
  firstRunCount: (done: number, all: number) => `${done} sur ${all}`,
  done: 'Fait',
  toDo: 'À faire',
  steps: {
    account: {
      title: 'Créer votre compte',
      text: 'Le lien d’installation a servi\u00a0: vous êtes chez vous.',
    },
    page: {
      title: 'Publier une première page',
      text: 'Ouvrez l’accueil, changez un texte, puis cliquez sur «\u00a0Publier\u00a0».',
    },
    address: {
      title: 'Donner votre adresse e-mail',
      text: 'Les visiteurs lisent encore celle de l’exemple. À changer en français et en anglais.',
    },
    mail: {
      title: 'Faire partir les e-mails',
      text: 'Qui tient le serveur règle l’envoi. Envoyez-vous ensuite un essai\u00a0: c’est fait dès qu’un premier e-mail est parti.',
    },
  } satisfies Record<FirstRunStep, { title: string; text: string }>,
  news: (isFirst: boolean) => (isFirst ? 'Ces sept derniers jours' : 'Depuis votre dernière visite'),
  newsSince: (when: string) => `Depuis le ${when}.`,
  newsFirst: 'Bienvenue\u00a0: c’est votre première visite de cet écran.',
  noNews: 'Rien de neuf. Ce que les visiteurs envoient apparaîtra ici.',
  tiles: {
    messages: (count: number) => (count > 1 ? 'messages' : 'message'),
    quotes: (_count: number) => 'devis',
    applications: (count: number) => (count > 1 ? 'candidatures' : 'candidature'),
    appointments: (_count: number) => 'rendez-vous',
  },
  number: (count: number) => number.format(count),
  unread: 'Non lu',
  waiting: 'À répondre',
  promise: 'Promis sous 24 heures ouvrées, les plus anciens d’abord.',
  nobodyWaits: 'Personne n’attend de réponse. Beau travail.',
  waitingCount: (count: number) => many(count, 'envoi sans réponse', 'envois sans réponse'),
  lateCount: (count: number) => `${number.format(count)} en retard`,
  allWaiting: 'Voir les messages sans réponse',
  allQuotesWaiting: 'Voir les devis sans réponse',
  reminders: (count: number) => `${many(count, 'envoi', 'envois')} à relancer`,
  late: (left: number) => `En retard de ${businessDuration(left)}`,
  left: (left: number) => `Reste ${businessDuration(left)}`,
  takenBy: (who: string) => `suivi par ${who}`,
  appointments: 'Prochains rendez-vous',
  allAppointments: (count: number) => `Voir les ${number.format(count)} rendez-vous`,
  week: 'Visites de la semaine',
  weekTotal: (count: number) => many(count, 'page vue en sept jours', 'pages vues en sept jours'),
  weekChange: (percent: number) =>
    `${percent < 0 ? '−' : '+'}${number.format(Math.abs(percent))}\u00a0% par rapport aux sept jours d’avant`,
  weekChart: 'Pages vues par jour',
  weekNothing: 'Aucune page vue n’a été comptée cette semaine.',
  statistics: 'Voir la fréquentation',
  work: 'Travail en cours',
  unpublished: 'À publier',
  unpublishedCount: (count: number) => many(count, 'brouillon', 'brouillons'),
  unpublishedLast: (who: string, when: string) => `Le dernier\u00a0: ${who}, ${when}`,
  nothingUnpublished: 'Tout est publié',
  scheduled: 'Programmé',
  scheduledCount: (count: number) => many(count, 'publication', 'publications'),
  scheduledNext: (name: string, when: string) =>
    `${name ? `«\u00a0${name}\u00a0»` : 'La prochaine'}\u00a0: ${when}`,
  nothingScheduled: 'Rien n’est programmé',
  failures: 'Publications manquées',
  failuresCount: (count: number) =>
    many(count, 'publication programmée n’est pas partie', 'publications programmées ne sont pas parties'),
  translations: 'Traductions',
  translationsCount: (count: number) =>
    many(count, 'texte à traduire ou à revoir', 'textes à traduire ou à revoir'),
  nothingToTranslate: 'L’anglais suit le français',
  checks: 'Contrôle des contenus',
  checksCount: (count: number) => many(count, 'point à corriger', 'points à corriger'),
  nothingToMend: 'Rien à corriger',
  pagesOnly: 'Pages seulement\u00a0: les articles, nombreux, se comptent sur cet écran.',
  counting: 'Comptage…',
  notCounted: 'Ouvrir pour le voir',
  condition: 'État du site',
  mail: 'E-mails',
  mailCaptured: 'Aucun e-mail ne part\u00a0: l’envoi n’est pas réglé. Ils sont gardés ici.',
  mailFailed: (count: number) => `${many(count, 'e-mail n’a pas pu partir', 'e-mails n’ont pas pu partir')}.`,
  mailStuck: (count: number, reason: string) =>
    `${many(count, 'e-mail attend', 'e-mails attendent')} un nouvel essai. Le serveur a répondu\u00a0: ${reason}`,
  mailLeft: (count: number) =>
    `${many(count, 'e-mail gardé ici n’est jamais parti', 'e-mails gardés ici ne sont jamais partis')}\u00a0: l’envoi n’était pas réglé.`,
  mailFine: 'Rien en échec',
  disk: 'Disque',
  diskFree: (free: number, isPlenty: boolean) =>
    `${isPlenty ? 'Plus de ' : ''}${number.format(free)} Go libres`,
  diskLow: (free: number) =>
    `Plus que ${number.format(free)} Go libres\u00a0: plein, le disque refusera tout ce qui est écrit.`,
  diskUnknown: 'Place inconnue',
  backup: 'Sauvegarde',
  backupFine: (when: string) => `Faite le ${when}`,
  backupFailed: (reason: string) =>
    `Celle de la nuit a échoué, le site réessaie toutes les heures. Le serveur a répondu\u00a0: ${reason}`,
  backupTonight:
    'Aucune sauvegarde connue de ce serveur. Le site en fait une chaque nuit, vers trois heures.',
  backupOld: (when: string) => `La dernière date du ${when}\u00a0: refaites-en une (npm run backup).`,
  backupUnknown:
    'Aucune sauvegarde connue de ce serveur. La commande «\u00a0npm run backup\u00a0» en fait une.',
  clock: 'Horloge',
  clockDoubted:
    'L’heure du serveur a avancé de plus de sept jours. Rien n’est effacé avant demain\u00a0: vérifiez-la.',
} as const;
