import { BIN_KEPT_DAYS } from '#domain/retention.ts';

export const words = {
  title: 'Corbeille',
  lead: `Ce qui a été supprimé, ou remis aux textes d’origine, reste ici ${BIN_KEPT_DAYS}\u00a0jours et revient en ligne d’un clic. Une page qui reçoit ensuite d’autres textes n’y est plus\u00a0; les anciens restent dans son historique.`,
  empty: 'La corbeille est vide.',
  emptyNext: 'Un article, un cas client ou une image que vous supprimez arrivera ici.',
  documents: 'Contenus',
  images: 'Images',
  noDocuments: 'Aucun contenu dans la corbeille.',
  noImages: 'Aucune image dans la corbeille.',
  name: 'Contenu',
  kind: 'Genre',
  deleted: 'Retiré',
  until: 'Gardé jusqu’au',
  whileNeeded: 'tant qu’un brouillon l’utilise',
  action: 'Action',
  kinds: { section: 'Textes d’une page', article: 'Article', 'case-study': 'Cas client' },
  languages: { fr: 'français', en: 'anglais' },
  by: (when: string, who: string) => `${when}, par ${who}`,
  restore: 'Rétablir',
  restored: (name: string) => `«\u00a0${name}\u00a0» est rétabli, tel qu’avant.`,
  taken: (slug: string, taker: string) =>
    `Rien n’est rétabli\u00a0: l’adresse «\u00a0${slug}\u00a0» est maintenant celle de «\u00a0${taker}\u00a0». Donnez-lui une autre adresse, publiez, puis recommencez ici.`,
  openConflictingEntry: (title: string) => `Ouvrir «\u00a0${title}\u00a0»`,
  outdated: (problems: string) =>
    `Rien n’est rétabli\u00a0: ce contenu a été écrit pour une version plus ancienne du site. ${problems} Demandez à la personne qui s’occupe du site, ou écrivez-le de nouveau\u00a0; il reste dans la corbeille.`,
  imageRestored: 'L’image est de retour dans la médiathèque.',
} as const;
