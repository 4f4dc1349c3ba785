import type { Weight } from '#domain/publishing/publication-findings.ts';
import { reasonWords } from '../../error-words.ts';

const many = (count: number, one: string, several: string) => `${count} ${count > 1 ? several : one}`;
const contents = (count: number) => many(count, 'contenu', 'contenus');

export const lists = ['unpublished', 'scheduled', 'published', 'links'] as const;
export type PublicationList = (typeof lists)[number];

export const words = {
  title: 'Publications',
  lead: 'Ce qui est écrit, ce qui attend son heure, ce qui est en ligne.',
  lists: {
    unpublished: 'À publier',
    scheduled: 'Programmées',
    published: 'Publiées',
    links: 'Liens',
  } satisfies Record<PublicationList, string>,
  listsLabel: 'Étapes',
  waiting: {
    unpublished: (count: number) => `${contents(count)} à publier`,
    scheduled: (count: number) => many(count, 'publication programmée', 'publications programmées'),
  },
  languages: { fr: 'Français', en: 'Anglais' },
  nobody: 'le serveur',
  contents,

  nothingToPublish: 'Tout ce qui est écrit est en ligne.',
  nothingHere: 'Rien d’autre n’attend d’être publié.',
  nothingElseToPublish: (scheduled: number) =>
    `Rien d’autre à publier\u00a0: ${many(scheduled, 'publication attend son heure', 'publications attendent leur heure')}.`,
  nothingToPublishNext: 'Modifiez une page\u00a0: son brouillon arrivera ici, prêt à publier.',
  openEditor: 'Ouvrir l’accueil',
  chooseAll: 'Tout choisir',
  chosen: (count: number, all: number) => `${count} sur ${all} choisis`,
  choose: (name: string, language: string) => `Publier ${name} (${language})`,
  written: (by: string, at: string) => `${by}, ${at}`,
  open: 'Ouvrir',
  calculatorsTogether: 'Les prix sont communs aux deux langues\u00a0: elles partent ensemble.',
  isNew: 'Nouveau',
  changes: (count: number) => many(count, 'changement', 'changements'),
  wholeText: 'Voir le texte entier',
  moreCopies: (count: number) => `Et ${contents(count)} de plus, qui apparaîtront une fois ceux-ci publiés.`,
  failed: (name: string, at: string) => `«\u00a0${name}\u00a0», prévue le ${at}, n’a pas été mise en ligne.`,
  failedNext: 'Rien n’a changé sur le site. Ses contenus sont de nouveau ici, à corriger puis à publier.',
  failedDeleted:
    'Rien n’a changé sur le site. Ce qui est supprimé est dans la corbeille, et son brouillon revient avec lui\u00a0; le reste, s’il y en a, est de nouveau ici.',
  openBin: 'Voir la corbeille',

  before: 'Avant de publier',
  atMoment: 'Le site tel qu’il sera à la date choisie :',
  allGood: 'Rien à corriger\u00a0: tout peut partir.',
  asking: 'Vérification…',
  unanswered: 'Pas vérifié pour l’instant : ce sera fait à l’envoi.',
  weights: {
    blocks: (count: number) => `À corriger d’abord (${count})`,
    asks: (count: number) => many(count, 'prix change beaucoup', 'prix changent beaucoup'),
    look: (count: number) => `À regarder (${count})`,
  } satisfies Record<Weight, (count: number) => string>,
  refused: 'Ce qui a été refusé',
  blocked: 'Impossible pour l’instant\u00a0: corrigez d’abord ce qui est listé ci-dessus, ou décochez-le.',
  moreFindings: (count: number) => `Et ${count} de plus.`,
  confirm: 'Oui, ces prix sont justes.',
  name: 'Nom de la publication',
  nameHelp: 'Facultatif\u00a0: pour la retrouver, par exemple «\u00a0Tarifs de janvier\u00a0».',
  publish: (count: number) => (count > 1 ? `Publier ${count} contenus` : 'Publier'),
  schedule: 'Programmer…',
  scheduleHelp:
    'À la date choisie, ce qui est programmé plus tôt est déjà en ligne\u00a0: un lien peut y mener.',
  date: 'Date',
  time: 'Heure',
  parisHelp: 'À l’heure de Paris.',
  doSchedule: 'Programmer',
  published: (count: number) =>
    `${contents(count)} en ligne. Pour revenir en arrière\u00a0: «\u00a0Publiées\u00a0».`,
  willGoLive: (at: string) => `C’est noté\u00a0: en ligne le ${at}, heure de Paris.`,
  repeatedHour: {
    first: 'Cette nuit-là, cette heure vient deux fois\u00a0: c’est la première, à l’heure d’été.',
    second: 'Cette nuit-là, cette heure vient deux fois\u00a0: c’est la seconde, à l’heure d’hiver.',
  },
  noResponse:
    'Le serveur n’a pas répondu\u00a0: on ne sait pas si c’est fait. Avant de recommencer, regardez dans «\u00a0Publiées\u00a0».',
  unreadableMoment: 'Choisissez une date et une heure.',
  nameTooLong: 'Ce nom est trop long.',

  nothingScheduled: 'Rien n’est programmé.',
  nothingScheduledNext: 'Choisissez des brouillons, puis «\u00a0Programmer…\u00a0».',
  toUnpublished: 'Voir ce qui est à publier',
  unnamed: 'Sans nom',
  dueAt: (at: string) => `En ligne le ${at}`,
  scheduledBy: (by: string, at: string) => `Programmée par ${by}, ${at}`,
  publishNow: 'Publier maintenant',
  withdraw: 'Retirer du calendrier',
  takeOut: 'Sortir',
  takeOutOf: (name: string, language: string) => `Sortir ${name} (${language}) de cette publication`,
  nowPublished: 'C’est en ligne.',
  withdrawn: 'Retirée du calendrier. Ses contenus sont de nouveau des brouillons.',
  takenOut: 'Sorti de la publication. C’est de nouveau un brouillon.',

  previewAll: 'Voir le site avec tous ces brouillons, ou le montrer à quelqu’un\u00a0:',
  linksLabel: 'Liens partagés',
  noLinks: 'Aucun lien n’a été partagé.',
  noLinksNext:
    'Un lien montre vos brouillons à un client ou à un collègue, sans compte. «\u00a0Partager un lien\u00a0» le crée, à côté de «\u00a0Aperçu\u00a0».',
  showsDrafts: 'Tous les brouillons',
  showsPublication: (name: string) =>
    name ? `Publication «\u00a0${name}\u00a0»` : 'Une publication sans nom',
  showsMoment: (at: string) => `Le site au ${at}`,
  linkStates: { open: 'En cours', ended: 'Plus rien à montrer', expired: 'Expiré', revoked: 'Retiré' },
  openings: (count: number) => (count === 0 ? 'Pas encore ouvert' : `Ouvert ${count} fois`),
  opensUntil: (at: string) => `valable jusqu’au ${at}`,
  linkMade: (by: string, at: string) => `Créé par ${by}, ${at}`,
  linkBegins: (path: string) => `s’ouvre sur ${path === '/' || path === '/en' ? 'l’accueil' : path}`,
  revokeLink: 'Retirer ce lien',
  linkRevoked: 'Lien retiré\u00a0: il n’ouvre plus rien, même pour ceux qui l’ont déjà ouvert.',

  nothingPublished: 'Rien n’a encore été publié.',
  nothingPublishedNext: 'Chaque publication apparaîtra ici, avec de quoi l’annuler.',
  count: (count: number) => many(count, 'publication', 'publications'),
  andMore: (count: number) => `Et ${count} de plus`,
  see: 'Voir ce qui a changé',
  hide: 'Refermer',
  noChange: 'Aucun champ n’a changé.',
  notLive: 'Pas mise en ligne',
  late: (due: string) => `Prévue le ${due}, publiée le`,
  undone: (by: string, at: string, isPartial: boolean) =>
    `Annulée${isPartial ? ' en partie' : ''} par ${by} le ${at}`,
  undoRest: 'Annuler le reste',
  undo: 'Annuler',
  undoWhat: 'cette publication',
  undoTitle: 'Annuler cette publication\u202f?',
  undoText: (count: number) =>
    `${contents(count)} ${count > 1 ? 'reviennent' : 'revient'} à l’état d’avant, tout de suite. Ce que d’autres ont publié depuis dans les mêmes champs reste en place. Un article ou un cas client qui n’était pas en ligne avant va à la corbeille. L’annulation peut être annulée à son tour.`,
  undoCancel: 'Ne rien changer',
  undoConfirm: 'Annuler la publication',
  undoToday: 'Annuler tout ce qui date d’aujourd’hui',
  undoTodayTitle: 'Annuler tout ce qui a été publié aujourd’hui\u202f?',
  undoTodayText: (count: number) =>
    `Les pages, les articles et les cas clients redeviennent, tout de suite, ce qu’ils étaient avant aujourd’hui, 0\u00a0h à Paris (${many(count, 'publication', 'publications')} d’aujourd’hui). Les images supprimées ne reviennent pas d’elles-mêmes\u00a0: elles restent dans la corbeille, où vous pouvez les rétablir. Un article ou un cas client paru aujourd’hui va à la corbeille, avec son brouillon s’il en a un\u00a0; les autres brouillons restent. Vous pourrez annuler cette annulation.`,
  undoTodayConfirm: 'Tout annuler',
  undoTodayName: (day: string) => `Tout ce qui date du ${day}`,
  undoDone: (count: number) =>
    `Annulation faite\u00a0: ${contents(count)} ${count > 1 ? 'sont revenus' : 'est revenu'} à l’état d’avant.`,
  undoNothing: 'Rien à remettre\u00a0: tout est déjà comme avant.',
  undonePartly: (count: number) =>
    `Annulation faite pour ${contents(count)}, sauf ce qui est nommé ci-dessous.`,
  undoneNowhere: 'Rien n’a été remis comme avant, pour la raison dite ci-dessous.',
  leftAlone: 'Laissés tels quels, parce que quelqu’un les a publiés depuis\u00a0:',
  addressTaken: 'Laissés tels quels, parce que leur adresse d’avant est prise\u00a0:',
  takenBy: (title: string) => `(prise par «\u00a0${title}\u00a0»)`,
  wholeDocument: 'le contenu entier',
  undoAnyway: 'Les reprendre quand même',
  actions: {
    publish: 'Publication',
    undo: 'Annulation',
    save: 'Enregistrement',
    'update-field': 'Enregistrement',
    restore: 'Version rétablie',
    reset: 'Retour aux textes d’origine',
    delete: 'Suppression',
    import: 'Import',
    'replace-picture': 'Image remplacée',
  } as Record<string, string>,
} as const;

/** Why a scheduled publication did not go live, from the stored reason. */
export function failureWords(failure: string): string {
  if (failure === 'publication-deleted') return 'Un de ses contenus a été supprimé entre-temps.';
  if (failure === 'publication-blocked')
    return 'Il y a d’abord quelque chose à corriger\u00a0: c’est dit sous «\u00a0Avant de publier\u00a0».';
  if (failure === 'name-taken') return 'L’adresse d’un de ses contenus est déjà prise par un autre.';
  return reasonWords(failure) ?? 'Son contenu n’est pas accepté en l’état.';
}
