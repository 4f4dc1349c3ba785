import { BIN_KEPT_DAYS } from '#domain/retention.ts';

/** The words of taking an article or a case study away. */
export const removalWords = {
  remove: 'Supprimer',
  removeText: (title: string) =>
    `« ${title} » ne sera plus sur le site, dès maintenant. Il restera ${BIN_KEPT_DAYS}\u00a0jours dans la corbeille, d’où vous pouvez le rétablir.`,
  removeDraftText: (title: string) =>
    `« ${title} » n’a jamais été publié\u00a0: son brouillon disparaît sans passer par la corbeille. Juste après, vous pourrez encore le rétablir.`,
  removed: (title: string) => `« ${title} » est supprimé.`,
  undoRemove: 'Rétablir',
} as const;
