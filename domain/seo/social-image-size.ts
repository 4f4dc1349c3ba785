/** The image of a shared link, in pixels: what every network shows whole. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;
