export const words = {
  page: 'Textes de la page',
  sections: 'Sections',
  publisher: 'Éditeur du site',
  hosting: 'Hébergeur',
  labels: 'Libellés de la fiche',
  html: 'HTML',
  htmlHelp:
    'Balises gardées\u00a0: p, h2 à h4, strong, em, a, ul, ol, li, blockquote, table, img. Un texte sans balise convient aussi.',
  refused: (parts: string[]) => `La page ne montrera pas\u00a0: ${parts.join(', ')}.`,
  marks: 'Mise en forme',
  link: 'Lien',
  preview: 'Aperçu de la page',
  newTitle: 'Nouvelle section',
  add: 'Ajouter une section',
  lists: 'Listes à puces sous le texte',
  place: (position: number, title: string) => `${position}. ${title}`,
} as const;
