import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairLine, type LineLimits } from './fair-line.ts';

const ample: LineLimits = { atOnce: 1, waiting: 100, waitingEach: 100 };

function lineWith(limits: Partial<LineLimits>, pieces: string[]) {
  const line = createFairLine<string>({ ...ample, ...limits });
  const joined = pieces.map((piece) => line.join(piece.charAt(0), piece));
  return { line, joined };
}

/** Everything that waits, in the order of its turns. */
function turns(line: ReturnType<typeof createFairLine<string>>): string[] {
  const begun: string[] = [];
  for (let piece = line.next(); piece; piece = line.next()) {
    begun.push(piece);
    line.end(piece.charAt(0));
  }
  return begun;
}

test('[TRUST-40] visitors take turns, each with the first of their pieces', () => {
  const { line } = lineWith({}, ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
  expect(turns(line)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('[TRUST-40] a newcomer comes before those who had a turn, whoever asks again at once', () => {
  const { line } = lineWith({}, ['a1', 'b1', 'c1']);
  turns(line);
  for (const piece of ['a2', 'b2', 'c2', 'a3', 'n1', 'n2']) line.join(piece.charAt(0), piece);
  expect(turns(line)).toEqual(['n1', 'a2', 'b2', 'c2', 'n2', 'a3']);
});

test('[TRUST-40] only so many visitors are remembered: the memory has an end', () => {
  const line = createFairLine<string>(ample);
  for (let number = 0; number <= 10_000; number += 1) {
    line.join(`visitor ${number}`, 'piece');
    line.next();
    line.end(`visitor ${number}`);
  }
  // The first is forgotten, and a newcomer again.
  for (const name of ['visitor 1', 'visitor 0']) line.join(name, name);
  expect(line.next()).toBe('visitor 0');
});

test('[TRUST-40] no more run at once than may, all together and of one visitor', () => {
  const { line } = lineWith({ atOnce: 3, atOnceEach: 2 }, ['a1', 'a2', 'a3', 'b1', 'b2']);
  expect([line.next(), line.next(), line.next(), line.next()]).toEqual(['a1', 'b1', 'a2', undefined]);
  line.end('b');
  expect([line.next(), line.next()]).toEqual(['b2', undefined]);
  line.end('b');
  expect(line.next()).toBeUndefined();
  line.end('a');
  expect(line.next()).toBe('a3');
});

test('[TRUST-40] one who brought too many is refused, others are not', () => {
  const { joined } = lineWith({ waitingEach: 2 }, ['a1', 'a2', 'a3', 'b1']);
  expect(joined.map(({ refused }) => refused)).toEqual([undefined, undefined, 'visitor', undefined]);
});

test('[TRUST-40] a full line: who brought most gives up the last piece to one who brought less', () => {
  const { line, joined } = lineWith({ waiting: 3 }, ['a1', 'a2', 'a3', 'b1', 'c1', 'd1', 'a4']);
  expect(joined.slice(3)).toEqual([
    { pushedOut: 'a3' },
    { pushedOut: 'a2' },
    { refused: 'all' },
    { refused: 'all' },
  ]);
  expect(turns(line)).toEqual(['a1', 'b1', 'c1']);
});

test('[TRUST-40] who leaves makes room and is never called', () => {
  const { line } = lineWith({ waiting: 2 }, ['a1', 'b1']);
  expect([line.leave('a', 'a1'), line.leave('a', 'a1'), line.leave('c', 'c1')]).toEqual([true, false, false]);
  expect(line.join('c', 'c1')).toEqual({});
  expect(turns(line)).toEqual(['b1', 'c1']);
  expect(line.count).toEqual({ running: 0, waiting: 0 });
});

const visitor = fc.constantFrom('a', 'b', 'c', 'd');
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('join' as const), visitor }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('end' as const), place: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), place: fc.nat() }) },
);
const limits = fc.record({
  atOnce: fc.integer({ min: 1, max: 4 }),
  atOnceEach: fc.integer({ min: 1, max: 4 }),
  waiting: fc.integer({ min: 1, max: 12 }),
  waitingEach: fc.integer({ min: 1, max: 6 }),
});

const countOf = (all: readonly string[], name: string) => all.filter((one) => one.startsWith(name)).length;

test('[TRUST-40] whatever comes and goes: bounds hold, nothing is lost or called twice, and no place stays empty', () => {
  fc.assert(
    fc.property(limits, fc.array(step, { maxLength: 120 }), (bounds, steps) => {
      const line = createFairLine<string>(bounds);
      const waiting: string[] = [];
      const running: string[] = [];
      const takeOut = (from: string[], piece: string | undefined) => {
        const place = from.indexOf(piece ?? '');
        expect(place).toBeGreaterThanOrEqual(0);
        return from.splice(place, 1)[0] ?? '';
      };
      steps.forEach((one, number) => {
        if (one.kind === 'join') {
          const piece = `${one.visitor}${number}`;
          const { refused, pushedOut } = line.join(one.visitor, piece);
          if (pushedOut) takeOut(waiting, pushedOut);
          if (!refused) waiting.push(piece);
          else expect(waiting.length).toBeGreaterThanOrEqual(Math.min(bounds.waiting, bounds.waitingEach));
        } else if (one.kind === 'end' && running.length > 0) {
          line.end(takeOut(running, running[one.place % running.length]).charAt(0));
        } else if (one.kind === 'leave' && waiting.length > 0) {
          const left = takeOut(waiting, waiting[one.place % waiting.length]);
          expect(line.leave(left.charAt(0), left)).toBe(true);
        }
        for (let piece = line.next(); piece; piece = line.next()) running.push(takeOut(waiting, piece));

        expect(line.count).toEqual({ running: running.length, waiting: waiting.length });
        expect(running.length).toBeLessThanOrEqual(bounds.atOnce);
        expect(waiting.length).toBeLessThanOrEqual(bounds.waiting);
        for (const name of 'abcd') {
          expect(countOf(running, name)).toBeLessThanOrEqual(bounds.atOnceEach);
          expect(countOf(waiting, name)).toBeLessThanOrEqual(bounds.waitingEach);
          // Who waits although there is room has as many running as one may.
          if (running.length < bounds.atOnce && countOf(waiting, name) > 0)
            expect(countOf(running, name)).toBe(bounds.atOnceEach);
        }
      });
    }),
  );
});

test('[TRUST-40] nobody waits for more than one piece of each other visitor, who came before or had no turn yet', () => {
  const brought = fc.array(visitor, { maxLength: 60 });
  fc.assert(
    fc.property(brought, (visitors) => {
      const line = createFairLine<string>(ample);
      const bring = () => {
        for (const [number, name] of visitors.entries()) line.join(name, `${name}${number}`);
      };
      bring();
      line.join('n', 'new');
      expect(turns(line).indexOf('new')).toBe(new Set(visitors).size);
      bring();
      line.join('n', 'again');
      const before = turns(line);
      const others = before.slice(0, before.indexOf('again')).map((piece) => piece.charAt(0));
      expect(new Set(others).size).toBe(others.length);
    }),
  );
});
