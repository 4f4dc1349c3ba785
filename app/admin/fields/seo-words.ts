export const seoWords = {
  title: 'Référencement (SEO)',
  search: 'Dans un moteur de recherche',
  social: 'Partagé sur un réseau social',
  noTitle: 'Sans titre',
  noDescription: 'Sans description\u00a0: le moteur choisira lui-même un passage de la page.',
} as const;
