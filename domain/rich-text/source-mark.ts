export interface SourceMark {
  before: string;
  after: string;
  /** What stands between two lines of the words chosen, where each is an element of its own. */
  between?: string;
}

interface Marked {
  source: string;
  /** The words that were chosen, now inside the mark. */
  start: number;
  end: number;
}

/** An HTML source with a mark written around the words from `start` to `end`. */
export function withMark(source: string, start: number, end: number, mark: SourceMark): Marked {
  const { before, after, between } = mark;
  const chosen = source.slice(start, end);
  const lines = chosen.split('\n').map((line) => line.trim());
  const inside = between === undefined ? chosen : lines.filter((line) => line !== '').join(between);
  return {
    source: source.slice(0, start) + before + inside + after + source.slice(end),
    start: start + before.length,
    end: start + before.length + inside.length,
  };
}
