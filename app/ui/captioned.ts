/**
 * For a `figure` with an image: its caption as its name. Not every screen reader joins the two by the elements
 * alone (RGAA 1.9).
 */
export const captioned = (caption: string) => ({ role: 'figure', 'aria-label': caption });
