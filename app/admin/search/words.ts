export const searchWordsShown = {
  open: 'Rechercher',
  keys: 'Ctrl K',
  title: 'Rechercher dans l’administration',
  placeholder: 'Une rubrique, un article, un texte du site…',
  sections: 'Rubriques',
  articles: 'Articles',
  caseStudies: 'Cas clients',
  fields: 'Textes',
  nothing: (query: string) => `Rien ne correspond à «\u00a0${query}\u00a0».`,
  hint: 'Flèches pour choisir, Entrée pour ouvrir, Échap pour fermer.',
} as const;
