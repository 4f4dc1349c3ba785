export const previewButtonWords = {
  preview: 'Aperçu',
  newTab: '(dans un nouvel onglet)',
  share: 'Partager un lien',
  link: 'Lien à partager',
  until: (time: string) =>
    `Qui a ce lien voit cet aperçu, sans compte et sans rien pouvoir modifier, jusqu’au ${time}. Copiez-le maintenant\u00a0: il ne sera plus montré ensuite.`,
  showsLaterDrafts:
    'Il montre tous les brouillons, aussi ceux que vous écrirez plus tard. Pour n’en montrer que certains, programmez-les et partagez le lien de leur publication.',
  endsWithPublication:
    'Il montre cette publication tant qu’elle attend\u00a0: une fois en ligne ou retirée du calendrier, il n’ouvre plus rien.',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  notCopied: 'Le navigateur refuse de copier\u00a0: sélectionnez le lien et copiez-le vous-même.',
  all: 'Voir les liens partagés',
  signedOut: 'Votre session est terminée\u00a0: reconnectez-vous, puis recommencez.',
  failed: 'Le lien n’a pas pu être créé. Vérifiez votre connexion et recommencez.',
};
