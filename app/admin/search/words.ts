export const searchWordsShown = {
  open: 'Rechercher',
  keys: 'Ctrl K',
  title: 'Rechercher dans l’administration',
  placeholder: 'Une page, un champ, un mot du site, une action…',
  sections: 'Rubriques',
  actions: 'Actions',
  action: 'Action',
  articles: 'Articles',
  caseStudies: 'Cas clients',
  fields: 'Champs',
  nothing: (query: string) => `Rien ne correspond à «\u00a0${query}\u00a0».`,
  hint: 'Flèches pour choisir, Entrée pour ouvrir, Échap pour fermer.',
} as const;
