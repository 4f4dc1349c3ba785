/** The words around the page beside an editor. */
export const pageFrameWords = {
  title: 'Aperçu de la page',
  panes: { write: 'Modifier', both: 'Les deux', look: 'Aperçu' },
  widths: { page: 'Ordinateur', phone: 'Téléphone' },
  help: 'Cliquez sur un texte ou une image de la page pour les modifier.',
} as const;
