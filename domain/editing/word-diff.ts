export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Above this many pairs of words the comparison would be felt: the text is then told as a whole. */
const PAIRS_MAX = 4_000_000;

/** Two texts as words that stay, go and come. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const a = wordsOf(before);
  const b = wordsOf(after);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const middle = compare(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return joined([...same(a.slice(0, start)), ...middle, ...same(a.slice(a.length - end))]);
}

/** Words and the spaces between them, so that the text can be put together again. */
function wordsOf(text: string): string[] {
  return text.split(/(\s+)/).filter((word) => word !== '');
}

const same = (words: string[]): DiffPart[] => words.map((text) => ({ kind: 'same', text }));

function compare(a: string[], b: string[]): DiffPart[] {
  if (a.length * b.length > PAIRS_MAX) {
    return [
      { kind: 'removed', text: a.join('') },
      { kind: 'added', text: b.join('') },
    ];
  }
  const lengths = commonLengths(a, b);
  const lengthAt = (i: number, j: number) => lengths[i * (b.length + 1) + j] ?? 0;
  const parts: DiffPart[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && left === right) {
      parts.push({ kind: 'same', text: left });
      i += 1;
      j += 1;
    } else if (left !== undefined && (right === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      parts.push({ kind: 'removed', text: left });
      i += 1;
    } else {
      parts.push({ kind: 'added', text: right ?? '' });
      j += 1;
    }
  }
  return parts;
}

/** For each pair of places, how many words the rests of both texts have in common, in order. */
function commonLengths(a: string[], b: string[]): Uint32Array {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [down = 0, right = 0, across = 0] = [
        lengths[(i + 1) * width + j],
        lengths[i * width + j + 1],
        lengths[(i + 1) * width + j + 1],
      ];
      lengths[i * width + j] = a[i] === b[j] ? across + 1 : Math.max(down, right);
    }
  }
  return lengths;
}

/** One run of what went and one of what came at each place: a space between two changed words is part of them. */
function joined(parts: DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  let removed = '';
  let added = '';
  const close = () => {
    if (removed) result.push({ kind: 'removed', text: removed });
    if (added) result.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  parts.forEach(({ kind, text }, index) => {
    const isBetween = kind === 'same' && text.trim() === '' && removed && added && isChange(parts[index + 1]);
    if (kind === 'removed' || isBetween) removed += text;
    if (kind === 'added' || isBetween) added += text;
    if (kind !== 'same' || isBetween) return;
    close();
    const last = result.at(-1);
    if (last?.kind === 'same') last.text += text;
    else result.push({ kind, text });
  });
  close();
  return result;
}

const isChange = (part: DiffPart | undefined) => part !== undefined && part.kind !== 'same';
