/** The words over the page beside an editor. They are French, as the back office. */
export const framedPageWords = {
  follow: 'Ctrl + clic pour suivre le lien',
  failed: 'Cette page ne peut pas être montrée pour le moment.',
} as const;
