import { setImmediate as nextTurn } from 'node:timers/promises';

/** Callers go on one after the other, each in a later turn of the event loop: sockets are read in between. */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => nextTurn());
    return last;
  };
}
