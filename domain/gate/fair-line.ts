export interface LineLimits {
  /** So many pieces of work run at once. */
  atOnce: number;
  /** Of them so many of one visitor; where left out, all of them. */
  atOnceEach?: number;
  /** So many wait. */
  waiting: number;
  /** Of them so many of one visitor. */
  waitingEach: number;
}

/** Why a piece may not wait: its visitor has too many in the line, or all together have. */
export type Refusal = 'visitor' | 'all';

/** Of so many visitors it is known when they had their turn. */
const KNOWN_MAX = 10_000;

/**
 * Whose turn it is, and who may wait. Next is the visitor whose last turn is longest ago, and before all others one
 * who had none: nobody waits for more than one piece of each other visitor, however many another has brought, and a
 * newcomer not for those who come again and again. Where the line is full, whoever brought most gives up the last
 * piece to one who brought less.
 */
export function createFairLine<Piece>({ atOnce, atOnceEach = atOnce, waiting, waitingEach }: LineLimits) {
  /** What waits, by visitor. */
  const lines = new Map<string, Piece[]>();
  const running = new Map<string, number>();
  /** The number of each visitor's last turn. The one longest ago comes first. */
  const lastTurns = new Map<string, number>();
  let turns = 0;
  const count = { running: 0, waiting: 0 };

  const brought = (visitor: string) => lines.get(visitor)?.length ?? 0;

  function greediest(): Piece[] {
    let most: Piece[] = [];
    for (const pieces of lines.values()) if (pieces.length > most.length) most = pieces;
    return most;
  }

  /** Of those who may begin one more. */
  function nextVisitor(): string | undefined {
    let next: string | undefined;
    let longestAgo = Number.POSITIVE_INFINITY;
    for (const visitor of lines.keys()) {
      const lastTurn = lastTurns.get(visitor) ?? 0;
      if (lastTurn >= longestAgo || (running.get(visitor) ?? 0) >= atOnceEach) continue;
      next = visitor;
      longestAgo = lastTurn;
    }
    return next;
  }

  function noteTurn(visitor: string): void {
    turns += 1;
    lastTurns.delete(visitor);
    lastTurns.set(visitor, turns);
    const [oldest] = lastTurns.keys();
    if (lastTurns.size > KNOWN_MAX && oldest !== undefined) lastTurns.delete(oldest);
  }

  return {
    count: count as Readonly<typeof count>,

    /** Puts a piece into the line, or says why not. What had to go for it is `pushedOut`. */
    join(visitor: string, piece: Piece): { refused?: Refusal; pushedOut?: Piece } {
      if (brought(visitor) >= waitingEach) return { refused: 'visitor' };
      let pushedOut: Piece | undefined;
      if (count.waiting >= waiting) {
        const most = greediest();
        if (most.length <= brought(visitor) + 1) return { refused: 'all' };
        pushedOut = most.pop();
        count.waiting -= 1;
      }
      const own = lines.get(visitor);
      if (own) own.push(piece);
      else lines.set(visitor, [piece]);
      count.waiting += 1;
      return { pushedOut };
    },

    /** Takes a piece out whose turn nobody waits for any more. False where it is not in the line. */
    leave(visitor: string, piece: Piece): boolean {
      const pieces = lines.get(visitor) ?? [];
      const place = pieces.indexOf(piece);
      if (place < 0) return false;
      pieces.splice(place, 1);
      if (pieces.length === 0) lines.delete(visitor);
      count.waiting -= 1;
      return true;
    },

    /** The piece whose turn it is, running from now on until `end`; undefined when none may begin. */
    next(): Piece | undefined {
      const visitor = count.running < atOnce ? nextVisitor() : undefined;
      if (visitor === undefined) return undefined;
      const pieces = lines.get(visitor) ?? [];
      const piece = pieces.shift();
      if (pieces.length === 0) lines.delete(visitor);
      noteTurn(visitor);
      running.set(visitor, (running.get(visitor) ?? 0) + 1);
      count.running += 1;
      count.waiting -= 1;
      return piece;
    },

    /** A piece of this visitor is done. */
    end(visitor: string): void {
      const own = (running.get(visitor) ?? 0) - 1;
      if (own > 0) running.set(visitor, own);
      else running.delete(visitor);
      count.running -= 1;
    },
  };
}
