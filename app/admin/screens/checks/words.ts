export const words = {
  title: 'Contrôle des contenus',
  lead: 'Ce qui est publié, relu dans les deux langues\u00a0: liens, images, textes pour les moteurs de recherche, typographie.',
  faults: (count: number) => `À corriger (${count})`,
  advice: (count: number) => `Conseils de typographie (${count})`,
  noFaults: 'Rien à corriger\u00a0: chaque lien mène quelque part et chaque image a ses mots.',
  noAdvice: 'Aucun conseil\u00a0: la typographie est soignée.',
  languages: { fr: 'Français', en: 'Anglais' },
  article: (slug: string) => `Article\u00a0: ${slug}`,
  caseStudy: (slug: string) => `Cas client\u00a0: ${slug}`,
  more: (count: number) => `Et ${count} autres, qui apparaîtront une fois ceux-ci corrigés.`,
};
