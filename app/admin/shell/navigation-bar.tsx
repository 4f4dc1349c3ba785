import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useMayOpen } from '../administrator.tsx';
import { words } from '../words.ts';
import { addressOf, openPath } from './address.ts';
import { entryHolding, firstScreen, type NavigationGroup, navigation, OPEN_GROUP } from './navigation.ts';
import { ToolIcon } from './tool-icon.tsx';

/** How much waits behind an entry, by its id; `{id}/apart` is shown beside and counts nowhere else. */
export type Waiting = Readonly<Record<string, number>>;

/** The left navigation; on a small screen it opens from its own button. */
export function NavigationBar({ waiting }: { waiting: Waiting }) {
  const location = useLocation();
  const [shown, setShown] = useState(false);
  const path = openPath(location);
  const current = entryHolding(path)?.id;
  const groups = useOpenGroups();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has gone somewhere is done with the menu
  useEffect(() => setShown(false), [path]);
  return (
    <nav aria-label={words.navigation} data-shown={shown} className="admin-nav">
      <div className="admin-nav-first">
        <button
          type="button"
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
          className="admin-nav-button"
        >
          <ToolIcon name="menu" />
          {words.menu}
          <Count of={navigation.flatMap(({ entries }) => entries.map(({ id }) => waiting[id] ?? 0))} />
        </button>
        <Link
          to={addressOf(location, firstScreen.path)}
          aria-current={firstScreen.id === current ? 'page' : undefined}
          className="admin-entry admin-first-entry"
        >
          {firstScreen.label}
        </Link>
      </div>
      <div className="admin-nav-groups">
        {groups.map((group) => (
          <Group key={group.id} group={group} current={current} waiting={waiting} />
        ))}
      </div>
    </nav>
  );
}

/** The groups with what somebody may open. */
function useOpenGroups(): NavigationGroup[] {
  const mayOpen = useMayOpen();
  return navigation
    .map((group) => ({ ...group, entries: group.entries.filter(({ path }) => mayOpen(path)) }))
    .filter(({ entries }) => entries.length > 0);
}

interface GroupProps {
  group: NavigationGroup;
  /** The entry of what is open. */
  current: string | undefined;
  waiting: Waiting;
}

function Group({ group, current, waiting }: GroupProps) {
  const location = useLocation();
  const { id, label, entries } = group;
  const holdsOpen = entries.some((entry) => entry.id === current);
  const [open, setOpen] = useState(id === OPEN_GROUP || holdsOpen);
  useEffect(() => {
    if (holdsOpen) setOpen(true);
  }, [holdsOpen]);
  return (
    <section className="admin-group">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`group-${id}`}
          onClick={() => setOpen(!open)}
          className="admin-group-name"
        >
          {label}
          {!open && <Count of={entries.map((entry) => waiting[entry.id] ?? 0)} />}
          <ToolIcon name="down" />
        </button>
      </h2>
      <ul id={`group-${id}`} hidden={!open}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link
              to={addressOf(location, entry.path)}
              aria-current={entry.id === current ? 'page' : undefined}
              className="admin-entry"
            >
              {entry.label}
              <Count of={[waiting[entry.id] ?? 0]} says={countWords[entry.id]} />
              <Count of={[waiting[`${entry.id}/apart`] ?? 0]} says={words.suspects} apart />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the count of an entry counts. */
const countWords: Record<string, (count: number) => string> = {
  inbox: words.unread,
  quotes: words.unread,
  applications: words.unread,
  publications: words.toPublish,
};

interface CountProps {
  of: readonly number[];
  says?: (count: number) => string;
  apart?: boolean;
}

function Count({ of, says = words.waiting, apart = false }: CountProps) {
  const count = of.reduce((sum, one) => sum + one, 0);
  if (count === 0) return null;
  return (
    <span className="admin-count" data-apart={apart}>
      {count}
      <span className="sr-only"> {says(count)}</span>
    </span>
  );
}
