import { type FieldShape, shapeAt } from './shape.ts';

/** Where the words for those who do not see a picture are written: beside it, as `alt`. Undefined where nowhere. */
export function altPathOf(shape: FieldShape, picturePath: string): string | undefined {
  const path = [...picturePath.split('.').slice(0, -1), 'alt'].join('.');
  return shapeAt(shape, path)?.kind === 'text' ? path : undefined;
}
