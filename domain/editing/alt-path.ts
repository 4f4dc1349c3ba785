import { type FieldShape, shapeAt } from './shape.ts';

/** Where the words for those who do not see an image are written: beside it, as `alt`. Undefined where nowhere. */
export function altPathOf(shape: FieldShape, imagePath: string): string | undefined {
  const path = [...imagePath.split('.').slice(0, -1), 'alt'].join('.');
  return shapeAt(shape, path)?.kind === 'text' ? path : undefined;
}
