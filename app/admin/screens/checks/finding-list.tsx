import { Link, useLocation } from 'react-router';
import type { Finding } from '#domain/content-checks/check-content.ts';
import { entryFieldLocation, sectionFieldLocation } from '../../field-location.ts';
import { addressOf } from '../../shell/address.ts';
import { contentProblemWords, words } from './words.ts';

/** Nobody mends more in one go. */
const SHOWN = 200;

interface FindingListProps {
  id: string;
  title: string;
  nothing: string;
  findings: Finding[];
}

/** What to mend, each with the way to the field it stands in. */
export function FindingList({ id, title, nothing, findings }: FindingListProps) {
  return (
    <section aria-labelledby={id} className="admin-card">
      <h2 id={id}>{title}</h2>
      {findings.length === 0 && <p className="mt-2 text-ink-soft">{nothing}</p>}
      <ul className="mt-2">
        {findings.slice(0, SHOWN).map((finding) => (
          <li
            key={`${finding.language} ${finding.place} ${finding.path} ${contentProblemWords(finding.problem)}`}
            className="border-t border-line py-2"
          >
            <FindingLine finding={finding} />
          </li>
        ))}
      </ul>
      {findings.length > SHOWN && <p>{words.more(findings.length - SHOWN)}</p>}
    </section>
  );
}

function FindingLine({ finding }: { finding: Finding }) {
  const location = useLocation();
  const { name, field, path, hash } = locationOf(finding);
  return (
    <>
      <Link
        to={addressOf(location, path, finding.language) + hash}
        className="font-semibold underline underline-offset-4"
      >
        {name} · {field}
      </Link>{' '}
      <span className="inline-block text-[0.9rem] wrap-anywhere text-ink-soft">
        {words.languages[finding.language]} · <code>{finding.path}</code>
      </span>
      <p>{contentProblemWords(finding.problem)}</p>
    </>
  );
}

function locationOf({ place, path, entry }: Finding) {
  if (!entry) return sectionFieldLocation(place, path);
  return entryFieldLocation({ ...entry, title: place.slice(place.indexOf('/') + 1) }, path);
}
