/**
 * What an editor must know of a schema to draw its fields, as plain data: it goes to the browser in
 * place of the schema itself.
 */
export type FieldShape = GroupShape | ListShape | KeyedShape | LeafShape;

export interface GroupShape {
  kind: 'group';
  fields: Record<string, FieldShape>;
  /** It may hold keys that nobody has named. */
  open?: true;
}

export interface ListShape {
  kind: 'list';
  item: FieldShape;
}

/** An ordered map whose keys belong to the content. */
export interface KeyedShape {
  kind: 'keyed';
  item: FieldShape;
}

export type LeafShape = TextShape | NumberShape | BooleanShape | ChoiceShape;

export interface TextShape {
  kind: 'text' | 'long-text' | 'rich-text' | 'image' | 'link' | 'case-study';
  initial: string;
  /** The most characters it takes. */
  max?: number;
  /** Only the server writes it: its change is nobody's, and no conflict. */
  stamp?: true;
  /** The site compares it with other texts: nothing may be added to it, not even what nobody sees. */
  compared?: true;
  /** A word of a title: compared with it, and read by people like any other. */
  highlight?: true;
  /** Words in braces that the page replaces: `{plan}`. */
  marks?: string[];
  /** The case studies that it can name. */
  studies?: { id: string; name: string }[];
}

export interface NumberShape {
  kind: 'number';
  initial: number;
  min?: number;
  max?: number;
}

export interface BooleanShape {
  kind: 'boolean';
  initial: boolean;
}

export interface ChoiceShape {
  kind: 'choice';
  initial: string;
  options: string[];
}

/** What a new entry of a list holds before anybody has written in it. */
export function blankOf(shape: FieldShape): unknown {
  switch (shape.kind) {
    case 'group':
      return Object.fromEntries(Object.entries(shape.fields).map(([key, field]) => [key, blankOf(field)]));
    case 'list':
      return [];
    case 'keyed':
      return {};
    default:
      return shape.initial;
  }
}

export function isStamp(shape: FieldShape | undefined): boolean {
  return shape !== undefined && 'stamp' in shape;
}

/** The shape of the field at a dotted path, of the whole at the empty one; undefined where there is none. */
export function shapeAt(shape: FieldShape, path: string): FieldShape | undefined {
  if (path === '') return shape;
  return path.split('.').reduce<FieldShape | undefined>((at, step) => at && child(at, step), shape);
}

function child(shape: FieldShape, step: string): FieldShape | undefined {
  if (shape.kind === 'group') return Object.hasOwn(shape.fields, step) ? shape.fields[step] : undefined;
  return shape.kind === 'list' || shape.kind === 'keyed' ? shape.item : undefined;
}
