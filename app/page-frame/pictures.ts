import type { FieldShape } from '#domain/editing/shape.ts';
import { imageAddress } from '#domain/images/focal-point.ts';
import { dayPicture } from '#domain/images/night-pictures.ts';

type Picture = [field: string, address: string];
export type Pictures = ReturnType<typeof createPictures>;

/** How a picture on a page knows its field: by its address. Nothing can be added to that, as marks are to texts. */
export function createPictures() {
  const known = new Map<string, Picture[]>();
  return {
    /** The pictures of a content; `name` begins the id of each field. */
    learn(shape: FieldShape, content: unknown, name: string): void {
      known.set(name, picturesIn(shape, content, name));
    },
    /**
     * The field of the picture at an address, or of the one by day that stands for it in the content; of several,
     * the one nearest to the fields of the words around it.
     */
    fieldOf(address: string, around: () => readonly string[]): string | undefined {
      const fields = [...known.values()]
        .flat()
        .filter(([, at]) => at === dayPicture(address))
        .map(([field]) => field);
      return fields.length > 1 ? nearest(fields, around()) : fields[0];
    },
  };
}

function picturesIn(shape: FieldShape, content: unknown, field: string): Picture[] {
  if (content === null || content === undefined) return [];
  switch (shape.kind) {
    case 'image':
      return content === '' ? [] : [[field, imageAddress(String(content))]];
    case 'group':
      return Object.entries(shape.fields).flatMap(([key, inner]) =>
        picturesIn(inner, (content as Record<string, unknown>)[key], `${field}.${key}`),
      );
    case 'list':
    case 'keyed':
      return Object.entries(content).flatMap(([key, inner]) =>
        picturesIn(shape.item, inner, `${field}.${key}`),
      );
    default:
      return [];
  }
}

function nearest(fields: readonly string[], around: readonly string[]): string | undefined {
  const nearness = (field: string) => Math.max(0, ...around.map((other) => sharedSteps(field, other)));
  return fields.reduce((best, field) => (nearness(field) > nearness(best) ? field : best));
}

function sharedSteps(a: string, b: string): number {
  const [steps, other] = [a.split('.'), b.split('.')];
  const differs = steps.findIndex((step, index) => step !== other[index]);
  return differs < 0 ? steps.length : differs;
}
