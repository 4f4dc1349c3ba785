import { BIN_KEPT_DAYS } from '#domain/publishing/bin.ts';

export const words = {
  title: 'Corbeille',
  lead: `Ce qui a été supprimé, ou remis aux textes d’origine, reste ici ${BIN_KEPT_DAYS}\u00a0jours et revient en ligne d’un clic.`,
  empty: 'La corbeille est vide.',
  emptyNext: 'Un article, un cas client ou une image que vous supprimez arrivera ici.',
  documents: 'Contenus',
  pictures: 'Images',
  noDocuments: 'Aucun contenu dans la corbeille.',
  noPictures: 'Aucune image dans la corbeille.',
  name: 'Contenu',
  kind: 'Genre',
  deleted: 'Retiré',
  until: 'Gardé jusqu’au',
  action: 'Action',
  kinds: { section: 'Textes d’une page', article: 'Article', 'case-study': 'Cas client' },
  languages: { fr: 'français', en: 'anglais' },
  by: (when: string, who: string) => `${when}, par ${who}`,
  restore: 'Rétablir',
  restored: (name: string) => `«\u00a0${name}\u00a0» est rétabli, tel qu’avant.`,
  pictureRestored: 'L’image est de retour dans la médiathèque.',
} as const;
