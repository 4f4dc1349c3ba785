import { type StandingName, standings } from '#domain/accounts/roles.ts';
import { words } from './words.ts';

/** The roles that a `select` offers. */
export function RoleOptions() {
  return standings.map((name: StandingName) => (
    <option key={name} value={name}>
      {words.roles[name]}
    </option>
  ));
}

/** What each role may do. */
export function RoleHelp() {
  return (
    <dl className="grid gap-1 text-ink-soft text-sm">
      {standings.map((name) => (
        <div key={name}>
          <dt className="inline font-semibold">{words.roles[name]}</dt>{' '}
          <dd className="inline">: {words.roleHelp[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
