export const words = {
  page: 'Textes de la page',
  hero: 'Haut de la page',
  features: 'Points forts',
  plans: 'Formules',
  services: 'Services compris',
  call: 'Appel en bas de page',
  preview: 'Aperçu de la page',
  /** As the requirements write it (ERR-06). */
  saved: 'Contenu sauvegardé avec succès !',
} as const;
