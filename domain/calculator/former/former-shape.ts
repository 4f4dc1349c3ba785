import { z } from 'zod';
import type { Language } from '../../languages.ts';
import type { Configuration } from '../configuration.ts';
import { formerLists } from './former-lists.ts';

/** Written out: what a migration does must not change with the types of today. */
const FORMER_TYPES = ['website', 'ecommerce', 'app', 'custom'] as const;

/**
 * Content of the time when a type listed its options by name, and a price was found by that name. Read once
 * into the shape of today, with every price as it was: by the migration, and from older export files.
 */
const formerSchema = z.object({
  projectTypes: z.array(z.looseObject({ id: z.enum(FORMER_TYPES), features: z.array(z.string()) })),
  features: z.array(z.looseObject({ id: z.string().default(''), name: z.string().default('') })),
});

type FormerLists = z.output<typeof formerSchema>;
type Lists = Pick<Configuration, 'projectTypes' | 'features'>;

/** A whole calculator. What cannot be read is left as it is: whoever reads it sets it aside. */
export function calculatorById(content: unknown, language: Language): unknown {
  const former = formerSchema.safeParse(content);
  return former.success ? { ...(content as object), ...listsById(former.data, language) } : content;
}

/** Edits of a calculator: differences from what shipped then become differences from what ships now. */
export function editsById(edits: unknown, language: Language): unknown {
  const { projectTypes, features, ...others } = Object(edits) as Partial<Record<string, unknown>>;
  if (projectTypes === undefined && features === undefined) return edits;
  const shipped = formerSchema.parse(formerLists[language]);
  const former = formerSchema.safeParse({ ...shipped, ...without({ projectTypes, features }) });
  if (!former.success) return edits;
  const now = listsById(former.data, language);
  const shippedNow = listsById(shipped, language);
  return {
    ...others,
    ...(!isSame(now.projectTypes, shippedNow.projectTypes) && { projectTypes: now.projectTypes }),
    ...(!isSame(now.features, shippedNow.features) && { features: now.features }),
  };
}

function listsById(former: FormerLists, language: Language): Lists {
  const listed = new Set(former.projectTypes.flatMap(({ features }) => features));
  const priced = new Set(former.features.map(({ name }) => name));
  // A name without a row was offered for nothing: it becomes an option of its own.
  const rowless = [...listed].filter((name) => name.trim() !== '' && !priced.has(name));
  const rows = [
    ...former.features,
    ...rowless.map((name) => ({ id: '', name, price: 0, applicableTypes: [] })),
  ];
  const ids = uniqueIds(rows);
  /** The first row of a name had the price. */
  const idOf = (name: string) => ids[rows.findIndex((row) => row.name === name)] ?? [];
  const lists = {
    projectTypes: formerTypes(former, language).map((type) => ({
      ...type,
      features: [...new Set(type.features)].flatMap(idOf),
    })),
    features: rows.map((row, place) => ({ ...row, id: ids[place], otherName: '' })),
  };
  return lists as unknown as Lists;
}

/** Each of the four types once: the first of an id had the price, one that was removed is not offered. */
function formerTypes({ projectTypes }: FormerLists, language: Language) {
  const shipped = formerSchema.parse(formerLists[language]).projectTypes;
  const first = projectTypes.filter(
    ({ id }, place) => projectTypes.findIndex((one) => one.id === id) === place,
  );
  const removed = shipped.filter(({ id }) => !first.some((type) => type.id === id));
  const kept = first.length > 0;
  return [
    ...first.map((type) => ({ ...type, offered: true })),
    // A calculator without any type cannot be used: it has all of them again.
    ...removed.map((type) => ({ ...type, offered: !kept })),
  ];
}

/** The ids that the rows have, each once. A row without one, or with another's, was known by its name. */
function uniqueIds(rows: readonly { id: string; name: string }[]): string[] {
  const own = rows.map(({ id }) => (id.trim() === '' ? '' : id));
  const taken = new Set(own);
  return rows.map(({ name }, place) => {
    const id = own[place] ?? '';
    if (id !== '' && own.indexOf(id) === place) return id;
    const wanted = name.trim() === '' ? 'option' : name;
    let free = wanted;
    for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
    taken.add(free);
    return free;
  });
}

function without<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
