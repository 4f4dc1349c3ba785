import { imageAddress, readFocalPoint } from './focal-point.ts';
import { nightPicture } from './night-pictures.ts';
import { pictureSources } from './picture-variants.ts';

/**
 * What `Picture` needs to show the image of a field: its address, its widths, where it is cut off, and what
 * stands in its place by night.
 */
export function shownImage(src: string) {
  const focus = readFocalPoint(src);
  return {
    src: imageAddress(src),
    sources: pictureSources(src),
    position: focus && `${focus.x}% ${focus.y}%`,
    night: nightImage(src),
  };
}

/** In one format only: a page would carry two elements more for each picture. */
function nightImage(src: string) {
  const night = nightPicture(src);
  const sources = night ? pictureSources(night) : undefined;
  return night && sources ? { src: night, sources: { ...sources, avif: undefined } } : undefined;
}
