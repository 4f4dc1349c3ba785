import { imageAddress, readFocalPoint } from './focal-point.ts';
import { pictureSources } from './picture-variants.ts';

/** What `Picture` needs to show the image of a field: its address, its widths, and where it is cut off. */
export function shownImage(src: string) {
  const focus = readFocalPoint(src);
  return {
    src: imageAddress(src),
    sources: pictureSources(src),
    position: focus && `${focus.x}% ${focus.y}%`,
  };
}
