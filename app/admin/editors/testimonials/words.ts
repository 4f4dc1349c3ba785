export const words = {
  items: 'Témoignages',
  texts: 'Textes autour des témoignages',
  sync: 'Synchroniser',
  syncHelp: 'Ramène les témoignages d’origine qui manquent. Les vôtres ne changent pas.',
  syncing: 'Synchronisation…',
  synced: (added: number) => {
    if (added === 0) return 'Rien à ajouter\u00a0: tous les témoignages d’origine sont là.';
    return added === 1 ? '1 témoignage ajouté.' : `${added} témoignages ajoutés.`;
  },
  syncFailed: 'La synchronisation n’a pas abouti. Rien n’a changé\u00a0: réessayez.',
  /** As the requirements write it (ERR-14). */
  none: 'Aucun témoignage',
  noneHint:
    'Ajoutez-en un avec le bouton ci-dessous, ou ramenez ceux d’origine avec «\u00a0Synchroniser\u00a0».',
  stars: (rating: number) => `${rating} ${'★'.repeat(rating)}`,
  preview: 'Aperçu des témoignages',
} as const;
