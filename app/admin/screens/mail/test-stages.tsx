import type { ReactNode } from 'react';
import { shortDateTime } from '../../dates.ts';
import { useFollow } from '../../ui/use-follow.ts';
import type { LastTest } from './last-test.ts';
import { words } from './words.ts';

/** What became of the last test: stored, each attempt, and how it ended. It follows by itself. */
export function TestStages({ test }: { test: LastTest }) {
  const { to, storedAt, attempts } = test;
  const isUnderWay = test.state === 'waiting' && attempts.length === 0;
  useFollow(isUnderWay);
  return (
    <div className="grid gap-2" aria-live="polite">
      <h3 id="stages" className="list-label">
        {words.stages}
      </h3>
      <ol aria-labelledby="stages" className="mail-stages">
        <Stage name={words.stored} level="good" at={storedAt}>
          {words.storedText(to)}
        </Stage>
        {attempts.map((attempt, index) => (
          <Stage key={attempt.at} name={words.tried(index + 1)} at={attempt.at}>
            {attempt.way}
          </Stage>
        ))}
        {isUnderWay ? <Stage name={words.underWay}>{words.underWayText}</Stage> : <Outcome test={test} />}
      </ol>
    </div>
  );
}

function Outcome({ test: { state, attempts, nextAt } }: { test: LastTest }) {
  const last = attempts.at(-1);
  if (!last) return null;
  if (last.refusal)
    return (
      <Stage name={state === 'failed' ? words.gaveUp : words.refused} level="bad">
        {last.refusal} {words.serverSaid} <code>{last.error}</code>
        <br />
        {state === 'failed' ? words.gaveUpText : words.nextTry(shortDateTime(nextAt))}
      </Stage>
    );
  if (last.isCaptured) return <Stage name={words.captured}>{words.capturedText}</Stage>;
  return (
    <Stage name={words.accepted} level="good">
      {words.acceptedText}
    </Stage>
  );
}

interface StageProps {
  name: string;
  level?: 'good' | 'bad';
  at?: string;
  children: ReactNode;
}

function Stage({ name, level, at, children }: StageProps) {
  return (
    <li>
      <p>
        <span className={level ? `list-tag list-tag-${level}` : 'list-tag'}>{name}</span>{' '}
        {at && <span className="text-sm text-ink-soft">{shortDateTime(at)}</span>}
      </p>
      <p className="wrap-anywhere">{children}</p>
    </li>
  );
}
