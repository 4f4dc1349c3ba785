import { type FieldShape, shapeAt } from './shape.ts';

/** Where the words for those who do not see an image are written: beside it, as `alt`. Undefined where nowhere. */
export function altPathOf(shape: FieldShape, imagePath: string): string | undefined {
  const path = [...imagePath.split('.').slice(0, -1), 'alt'].join('.');
  return shapeAt(shape, path)?.kind === 'text' ? path : undefined;
}

/** The image that a text tells of, the other way round. */
export function imagePathOf(shape: FieldShape, altPath: string): string | undefined {
  const [alt, ...around] = altPath.split('.').reverse();
  const holder = shapeAt(shape, around.toReversed().join('.'));
  if (alt !== 'alt' || holder?.kind !== 'group') return undefined;
  const image = Object.keys(holder.fields).find((key) => holder.fields[key]?.kind === 'image');
  return image && [...around.toReversed(), image].join('.');
}
