export const previewButtonWords = {
  preview: 'Aperçu',
  newTab: '(dans un nouvel onglet)',
  share: 'Partager un lien',
  link: 'Lien à partager',
  until: (time: string) =>
    `Qui a ce lien voit cet aperçu, sans compte, jusqu’au ${time}. L’adresse ne sera plus montrée ensuite.`,
  copy: 'Copier le lien',
  copied: 'Lien copié',
  revoke: 'Retirer ce lien',
  revoked: 'Le lien est retiré\u00a0: il n’ouvre plus rien.',
  signedOut: 'Votre session est terminée\u00a0: reconnectez-vous, puis recommencez.',
  failed: 'Le lien n’a pas pu être changé. Vérifiez votre connexion et recommencez.',
};
