import { imageAddress, readFocalPoint } from './focal-point.ts';
import { nightPicture } from './night-pictures.ts';
import { pictureSources } from './picture-variants.ts';

/**
 * What `Picture` needs to show the image of a field: its address, its widths, where it is cut off, and what
 * stands in its place by night.
 */
export function shownImage(src: string) {
  const focus = readFocalPoint(src);
  const night = nightPicture(src);
  return {
    src: imageAddress(src),
    sources: pictureSources(src),
    position: focus && `${focus.x}% ${focus.y}%`,
    night: night ? { src: night, sources: pictureSources(night) } : undefined,
  };
}
