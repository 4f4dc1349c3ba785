/** What an image may be when it is uploaded. Whatever it was, it is kept as AVIF and WebP only. */
export const IMAGE_MAX_BYTES = 20 * 1024 * 1024;
/** More than the sharpest camera of a telephone; a small file can hide an image that fills the memory. */
export const IMAGE_MAX_PIXELS = 60_000_000;
/** The longer side of what is kept: twice the widest place on the site. */
export const IMAGE_MAX_SIDE = 2400;

export const ACCEPTED_IMAGES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

export const ALT_MAX = 300;
