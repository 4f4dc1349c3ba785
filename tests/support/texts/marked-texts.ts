import { blankOf, type FieldShape } from '#domain/editing/shape.ts';

/** The word that stands for one text of the site. Of one length, so that none is part of another. */
export const MARK = /zq[0-9a-z]{3}/g;

/** What programs read: names, days and colours; and texts that name another one (a translation by its id, or what `marked-site.ts` writes). */
const NOT_WORDS = new Set([
  ...['id', 'slug', 'color', 'publishedAt', 'updatedAt'],
  ...['article.category', 'article.content', 'article.translation'],
  ...['case-study.technologies', 'case-study.translation', 'case-study.calculator.features'],
  ...['common.redirects', 'contact.agenda'],
  ...['calculator.projectTypes.*.features', 'calculator.features.*.otherName'],
]);
/** The word for what a visitor types: it stands for no text of the site. */
export const TYPED = 'zqzzz';

/** Gives words out, and knows the field behind each. */
export function createMarks() {
  const fields = new Map<string, string>();
  return {
    fields,
    /** A new word for a text. What the page replaces in it, such as `{plan}`, stays. */
    wordFor(field: string, text = ''): string {
      const mark = `zq${fields.size.toString(36).padStart(3, '0')}`;
      fields.set(mark, field);
      if (text.includes('@')) return `${mark}@vitrine.example`;
      return [mark, ...(text.match(/\{\w+\}/g) ?? [])].join(' ');
    },
  };
}

export type Marks = ReturnType<typeof createMarks>;

/**
 * Content with a word of its own in the place of every text that its shape tells of. The entries of a list
 * share the name of their field (`fr faq.items.*.question`); a list that is empty gets one.
 */
export function marked(marks: Marks, field: string, shape: FieldShape, value: unknown): unknown {
  switch (shape.kind) {
    case 'group':
      return markedGroup(marks, field, shape.fields, (value ?? {}) as Record<string, unknown>);
    case 'list': {
      const entries = Array.isArray(value) && value.length > 0 ? value : [blankOf(shape.item)];
      return entries.map((entry) => marked(marks, `${field}.*`, shape.item, entry));
    }
    case 'keyed': {
      const entries = Object.entries(value ?? {}).map(([key, entry]) => [
        key,
        marked(marks, `${field}.*`, shape.item, entry),
      ]);
      return Object.fromEntries(entries);
    }
    case 'text':
    case 'long-text':
    case 'rich-text':
      return marks.wordFor(field, typeof value === 'string' ? value : '');
    default:
      return value;
  }
}

function markedGroup(
  marks: Marks,
  field: string,
  shapes: Record<string, FieldShape>,
  value: Record<string, unknown>,
) {
  const isWords = (key: string) => !NOT_WORDS.has(key) && !NOT_WORDS.has(`${field.split(' ')[1]}.${key}`);
  const entries = Object.entries(shapes).map(([key, shape]) => [
    key,
    isWords(key) ? marked(marks, `${field}.${key}`, shape, value[key]) : value[key],
  ]);
  const group = Object.fromEntries(entries) as Record<string, unknown>;
  // The part of a title that is made to stand out must be a part of it.
  if (typeof group.titleHighlight === 'string') group.title = `${group.title} ${group.titleHighlight}`;
  return group;
}
