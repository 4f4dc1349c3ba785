export const words = {
  header: 'Menu du haut',
  footer: 'Menu du bas de page',
  headerHelp: 'Le lien «\u00a0Contact\u00a0» devient le bouton à droite.',
  hidden: 'Masqué',
  more: 'Type et identifiant',
  position: (order: number) => `Ordre\u00a0: ${order}`,
  types: { link: 'Lien simple', megamenu: 'Grand menu (expertises)' } as Record<string, string>,
  preview: 'Aperçu du haut et du bas de page',
} as const;
