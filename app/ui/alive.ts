import { inNextTask } from './next-task.ts';

/**
 * A page comes alive part by part, each in a task of its own, so that a visitor's click is heard in
 * between. The parts take turns from the top of the page to its end.
 */
export interface Turn {
  taken: boolean;
  come: Promise<void>;
}

const waiting: (() => void)[] = [];
let alive = false;

/** Whether all of the first page is alive: what is drawn from then on is alive at once. */
export const isAlive = () => alive;

export function nextTurn(): Turn {
  const turn: Turn = { taken: alive, come: Promise.resolve() };
  if (alive) return turn;
  turn.come = new Promise((resolve) => {
    waiting.push(() => {
      turn.taken = true;
      resolve();
    });
  });
  return turn;
}

let tellAll: () => void;
/** Settled when the whole page is alive. Until then no other page may be drawn over its waiting parts. */
export const wholePageAlive = new Promise<void>((resolve) => {
  tellAll = resolve;
});

/** Brings the parts to life that wait. */
export function bringToLife(): Promise<void> {
  const next = () => {
    const take = waiting.shift();
    if (take) {
      take();
      whenFree(next);
    } else {
      alive = true;
      tellAll();
    }
  };
  whenFree(next);
  return wholePageAlive;
}

/** When the browser has nothing better to do, such as to hear a click or to paint. */
function whenFree(act: () => void): void {
  if ('scheduler' in window) void scheduler.postTask(act, { priority: 'background' });
  else inNextTask(act);
}
