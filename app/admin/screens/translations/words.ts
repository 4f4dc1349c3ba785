import { translationWords } from '../../translations/words.ts';

const many = (count: number, one: string, several: string) => `${count} ${count > 1 ? several : one}`;

export const words = {
  title: 'Traductions',
  lead: 'Chaque texte anglais à côté du texte français dont il vient.',
  filtersLabel: 'Textes à montrer',
  filters: {
    open: 'À faire',
    missing: 'Manquants',
    outdated: 'À revoir',
    identical: 'Identiques',
    current: 'À jour',
  },
  counted: {
    missing: (count: number) => many(count, 'manquant', 'manquants'),
    outdated: (count: number) => `${count} à revoir`,
    identical: (count: number) => many(count, 'identique', 'identiques'),
    current: (count: number) => `${count} à jour`,
  },
  texts: (count: number) => many(count, 'texte', 'textes'),
  articles: 'Articles sans traduction',
  caseStudies: 'Cas clients sans traduction',
  translateArticle: 'Traduire cet article',
  translateCaseStudy: 'Traduire ce cas client',
  media: 'Médiathèque\u00a0: mots des images',
  image: 'Texte alternatif',
  open: 'Ouvrir côte à côte',
  openNamed: (name: string) => `Ouvrir côte à côte\u00a0: ${name}`,
  confirmAll: (count: number) => `Tout est toujours juste (${many(count, 'texte', 'textes')})`,
  confirmed: (count: number) => `C’est noté\u00a0: ${many(count, 'texte est juste', 'textes sont justes')}.`,
  alreadyConfirmed: 'C’est déjà noté.',
  nothing: {
    open: 'Tout est traduit.',
    missing: 'Aucun texte ne manque en anglais.',
    outdated: 'Aucun texte français n’a changé depuis sa traduction.',
    identical: 'Aucun texte anglais n’est resté en français.',
    current: 'Aucun texte n’est à jour.',
  },
  nothingNext: 'Modifiez un texte français\u00a0: sa traduction à revoir apparaîtra ici.',
  states: translationWords.states,
  french: 'Français',
  english: 'Anglais',
};
