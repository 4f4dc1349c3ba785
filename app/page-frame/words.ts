/** The words over the page beside an editor. They are French, as the back office. */
export const framedPageWords = {
  follow: 'Ctrl + clic pour suivre le lien',
  untitled: 'Sans titre',
  nothingSent: 'Ceci est un aperçu\u00a0: rien n’est envoyé à l’agence.',
  mail: {
    list: 'E-mails aux visiteurs',
    names: {
      answer: 'Réponse à un message',
      estimate: 'Copie de l’estimation',
      booked: 'Rendez-vous pris',
      moved: 'Rendez-vous déplacé',
      cancelled: 'Rendez-vous annulé',
    },
    from: 'De',
    to: 'À',
    replyTo: 'Répondre à',
    subject: 'Objet',
    off: 'Cet e-mail n’est pas envoyé pour le moment : il est désactivé.',
  },
} as const;
