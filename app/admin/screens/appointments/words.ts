export const words = {
  title: 'Rendez-vous',
  lead: 'À l’heure de Paris. Déplacer ou annuler écrit au visiteur, avec un nouveau fichier pour son agenda.',
  hours: 'Horaires et jours fermés',
  coming: 'À venir',
  past: 'Passés et annulés',
  lists: 'Quels rendez-vous',
  noComing: 'Aucun rendez-vous à venir. Ceux que les visiteurs prennent arrivent ici.',
  noPast: 'Aucun rendez-vous passé.',
  suspect: 'suspect',
  cancelled: 'annulé',
  message: 'Voir le message',
  move: 'Déplacer…',
  date: 'Jour',
  time: 'Heure',
  moveSubmit: 'Déplacer le rendez-vous',
  moved: (isCapturing: boolean) => `Le rendez-vous est déplacé. ${words.told(isCapturing)}`,
  cancel: 'Annuler…',
  cancelTitle: 'Annuler ce rendez-vous ?',
  cancelText: (name: string, when: string, isCapturing: boolean) =>
    `${name}, ${when}. Le moment sera de nouveau libre. ${words.told(isCapturing)}`,
  keep: 'Le garder',
  cancelConfirm: 'Annuler le rendez-vous',
  cancelDone: (isCapturing: boolean) => `Le rendez-vous est annulé. ${words.told(isCapturing)}`,
  /** Whether the visitor hears of it from us. */
  told: (isCapturing: boolean): string =>
    isCapturing
      ? 'Prévenez vous-même le visiteur : aucun serveur d’envoi n’est réglé, son e-mail est gardé ici et ne part pas.'
      : 'Un e-mail part au visiteur.',
  count: (count: number) => `${count} rendez-vous`,
} as const;
