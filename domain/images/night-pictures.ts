import { imageAddress } from './focal-point.ts';

/** Streets, shops and rooms: every picture of these folders is drawn by night too (`pictures/{name}-night.html`). */
const DRAWN_TWICE = /^(\/images\/(?:agency|blog|maintenance)\/[^.]+?)(?:-night)?(\.\d+x\d+\.webp)$/;

/** The address of the same picture by night; undefined for a picture that is the same at any hour. */
export function nightPicture(src: string): string | undefined {
  const [, name, size] = DRAWN_TWICE.exec(imageAddress(src)) ?? [];
  return name && `${name}-night${size}`;
}

/** The address under which contents know a picture: that of its drawing by day. */
export function dayPicture(src: string): string {
  return src.replace(DRAWN_TWICE, '$1$2');
}
