export const seoWords = {
  title: 'Référencement (SEO)',
  titleOf: (page: string) => `Référencement (SEO)\u00a0: ${page}`,
  search: 'Dans un moteur de recherche',
  social: 'Partagé sur un réseau social',
  noImage: 'Cette page n’a pas d’image de partage\u00a0: le réseau en choisit une, ou n’en montre pas.',
  brokenImage: 'L’image de partage ne s’affiche pas.',
  noTitle: 'Sans titre',
  noDescription: 'Sans description\u00a0: le moteur choisira lui-même un passage de la page.',
} as const;
