import { Link, useLocation } from 'react-router';
import type { FirstRunStep } from '#domain/today/first-run.ts';
import { sectionFieldLocation } from '../../field-location.ts';
import { addressOf } from '../../shell/address.ts';
import { Card } from './item.tsx';
import type { Today } from './load-today.ts';
import { words } from './words.ts';

const { path: emailEditor, hash: emailField } = sectionFieldLocation('common', 'agency.email');

const places: Record<FirstRunStep, { path: string; hash?: string }> = {
  account: { path: 'account' },
  page: { path: 'pages/home' },
  address: { path: emailEditor, hash: emailField },
  mail: { path: 'mail' },
};

/** The way of a new owner to a site of their own; gone when all is done. */
export function FirstRun({ steps }: { steps: Today['firstRun'] }) {
  const place = useLocation();
  if (steps.length === 0) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      id="first-run"
      title={
        <>
          {words.firstRun} <span className="today-mark">{words.firstRunCount(done, steps.length)}</span>
        </>
      }
      lead={words.firstRunLead}
    >
      <ol className="today-steps">
        {steps.map(({ step, isDone }) => (
          <li key={step} data-done={isDone}>
            <Link to={addressOf(place, places[step].path) + (places[step].hash ?? '')}>
              <strong>
                {words.steps[step].title}{' '}
                <span className="sr-only">({isDone ? words.done : words.toDo})</span>
              </strong>
              <span>{words.steps[step].text}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
