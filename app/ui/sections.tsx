import { Children, type ReactNode, Suspense, useState } from 'react';
import { nextTurn, type Turn } from './alive.ts';
import { RUNS_PREACT } from './runs-preact.ts';

/** The sections of a page, each of which comes alive in its turn. Each draws one element, no more and no less. */
export function Sections({ children }: { children: ReactNode }) {
  return RUNS_PREACT ? Children.map(children, (section) => <InTurn>{section}</InTurn>) : children;
}

/** A part of the page, one element of the document, that comes alive in its turn. */
export function InTurn({ children }: { children: ReactNode }) {
  // On the server nobody takes a turn: one that is asked for there would wait for ever.
  return RUNS_PREACT ? <WithTurn>{children}</WithTurn> : children;
}

function WithTurn({ children }: { children: ReactNode }) {
  const [turn] = useState(nextTurn);
  return (
    <Suspense>
      <Part turn={turn}>{children}</Part>
    </Suspense>
  );
}

function Part({ turn, children }: { turn: Turn; children: ReactNode }) {
  if (!turn.taken) throw turn.come;
  return children;
}
