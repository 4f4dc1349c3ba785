import { isCalculator } from '../documents.ts';
import { enclosingEntryName } from '../editing/list-entry-name.ts';

/** Beyond this share of what it was, somebody must say that a price is right. */
const MOST_CHANGE = 0.3;

interface PricedDocument {
  collection: string;
  id: string;
  before: unknown;
  after: unknown;
}

export interface PriceChange {
  path: string;
  was: number;
  becomes: number;
  /** What it is the price of, where that stands in a list: `Site vitrine`. */
  entry?: string;
}

interface Price {
  path: string;
  /** The path with the names of list entries in place of their positions. */
  entry: string;
  amount: number;
}

/** The prices that fell to 0 or moved by more than 30 %, each compared with that of the same entry. */
export function changedPrices(document: PricedDocument): PriceChange[] {
  const before = pricesOf(document, document.before);
  const after = pricesOf(document, document.after);
  const left = new Map(before.map((price) => [price.entry, price]));
  const kept = new Set(after.map(({ entry }) => entry));
  return after.flatMap(({ path, entry, amount: becomes }) => {
    // An entry that got another name is still the one in its place.
    const renamed = before.find((price) => price.path === path && !kept.has(price.entry));
    const was = (left.get(entry) ?? renamed)?.amount;
    if (was === undefined || !isLarge(was, becomes)) return [];
    const name = enclosingEntryName(document.after, path);
    return [{ path, was, becomes, ...(name && { entry: name }) }];
  });
}

function isLarge(was: number, becomes: number): boolean {
  if (was === becomes) return false;
  return becomes === 0 || was === 0 || Math.abs(becomes - was) > was * MOST_CHANGE;
}

function pricesOf(document: PricedDocument, content: unknown): Price[] {
  const everyNumber = isCalculator(document);
  return walk(content, [], []);

  function walk(value: unknown, path: string[], entry: string[]): Price[] {
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([key, child]) =>
        walk(child, [...path, key], [...entry, Array.isArray(value) ? entryName(child, key) : key]),
      );
    const amount = path.at(-1) === 'price' ? amountIn(value) : everyNumber ? numberIn(value) : undefined;
    return amount === undefined ? [] : [{ path: path.join('.'), entry: entry.join('\n'), amount }];
  }
}

function entryName(entry: unknown, position: string): string {
  const { id, name, title } = (entry ?? {}) as Record<string, unknown>;
  return String(id || name || title || position);
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** The first number of a price as it is written: `À partir de 1 500 €`, `€1,500`, `12,50 €`. */
function amountIn(value: unknown): number | undefined {
  if (typeof value !== 'string') return numberIn(value);
  const [written] = /\d(?:[\s.,]?\d)*/.exec(value) ?? [];
  if (!written) return undefined;
  const digits = written.replace(/\s/g, '').replace(/[.,](?=\d{3}(?!\d))/g, '');
  return Number(digits.replace(',', '.'));
}
