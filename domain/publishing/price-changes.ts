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
  /** As it is written where it is not one amount before and after: `De 49 à 490 €`, `Sur devis`, or nothing. */
  was: number | string;
  becomes: number | string;
  /** What it is the price of, where that stands in a list: `Site vitrine`. */
  entry?: string;
}

interface Price {
  path: string;
  /** The path with the names of list entries in place of their positions. */
  entry: string;
  written: string;
  amounts: number[];
}

/**
 * The prices that fell to 0, moved by more than 30 %, or have other amounts than before: more, fewer or none.
 * Each is compared with that of the same entry.
 */
export function changedPrices(document: PricedDocument): PriceChange[] {
  const before = pricesOf(document, document.before);
  const after = pricesOf(document, document.after);
  const left = new Map(before.map((price) => [price.entry, price]));
  const inPlace = new Map(before.map((price) => [price.path, price]));
  const kept = new Set(after.map(({ entry }) => entry));
  return after.flatMap((price) => {
    const there = inPlace.get(price.path);
    // Of several entries with one name each is the one in its place; so is one that got another name.
    const same = there?.entry === price.entry ? there : left.get(price.entry);
    const renamed = there && !kept.has(there.entry) ? there : undefined;
    const former = same ?? renamed;
    if (!former || !isLargeChange(former.amounts, price.amounts)) return [];
    const name = enclosingEntryName(document.after, price.path);
    return [{ path: price.path, ...wasAndBecomes(former, price), ...(name && { entry: name }) }];
  });
}

function isLargeChange(was: readonly number[], become: readonly number[]): boolean {
  if (was.length === 0) return false;
  return was.length !== become.length || was.some((amount, index) => isLarge(amount, become[index] ?? 0));
}

function isLarge(was: number, becomes: number): boolean {
  if (was === becomes) return false;
  return becomes === 0 || was === 0 || Math.abs(becomes - was) > was * MOST_CHANGE;
}

function wasAndBecomes(before: Price, after: Price): Pick<PriceChange, 'was' | 'becomes'> {
  const [was = 0, becomes = 0] = [...before.amounts, ...after.amounts];
  const isOneEach = before.amounts.length === 1 && after.amounts.length === 1;
  return isOneEach ? { was, becomes } : { was: before.written, becomes: after.written };
}

function pricesOf(document: PricedDocument, content: unknown): Price[] {
  const everyNumber = isCalculator(document);
  return walk(content, [], []);

  function walk(value: unknown, path: string[], entry: string[]): Price[] {
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([key, child]) =>
        walk(child, [...path, key], [...entry, Array.isArray(value) ? entryName(child, key) : key]),
      );
    const isNumber = typeof value === 'number';
    const isPrice = path.at(-1) === 'price' ? isNumber || typeof value === 'string' : everyNumber && isNumber;
    if (!isPrice) return [];
    const amounts = isNumber ? [value] : amountsIn(String(value));
    return [{ path: path.join('.'), entry: entry.join('\n'), written: String(value).trim(), amounts }];
  }
}

function entryName(entry: unknown, position: string): string {
  const { id, name, title } = (entry ?? {}) as Record<string, unknown>;
  return String(id || name || title || position);
}

/** The numbers of a price as it is written: `À partir de 1 500 €`, `€1,500`, `De 12,50 à 49 €`. */
function amountsIn(written: string): number[] {
  return [...written.matchAll(/\d(?:[\s.,]?\d)*/g)]
    .map(([amount]) => amount.replace(/\s/g, '').replace(/[.,](?=\d{3}(?!\d))/g, ''))
    .map((digits) => Number(digits.replace(',', '.')))
    .filter(Number.isFinite);
}
