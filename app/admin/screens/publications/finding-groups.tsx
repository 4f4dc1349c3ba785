import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { documentKey } from '#domain/documents.ts';
import { type PublicationFinding, type Weight, weightOf } from '#domain/publishing/publication-findings.ts';
import { fieldLocation } from '../../field-location.ts';
import { publicationFindingWords } from '../../finding-words.ts';
import { priceName } from '../../price-name.ts';
import type { ActionResult } from '../../screen-action.ts';
import { addressOf } from '../../shell/address.ts';
import { words } from './words.ts';

const weights: readonly Weight[] = ['blocks', 'asks', 'look'];
/** Nobody mends more in one go. */
const SHOWN = 50;

interface FindingGroupsProps {
  findings: readonly PublicationFinding[];
  /** Where somebody says yes to prices: whether these are the findings for what is chosen, and not for the choice before. */
  confirm?: { isCurrent: boolean };
}

/** What stands in the way of a publication, what needs a yes, and what deserves a look. */
export function FindingGroups({ findings, confirm }: FindingGroupsProps) {
  return weights.map((weight) => {
    const found = findings.filter((one) => weightOf(one) === weight);
    if (found.length === 0) return null;
    return (
      <section key={weight} className="finding-group" data-weight={weight}>
        <h3>{words.weights[weight](found.length)}</h3>
        <ul>
          {found.slice(0, SHOWN).map((finding) => (
            <li key={`${documentKey(finding)} ${finding.path} ${finding.code} ${finding.address}`}>
              <FindingLine finding={finding} />
            </li>
          ))}
        </ul>
        {found.length > SHOWN && <p>{words.moreFindings(found.length - SHOWN)}</p>}
        {weight === 'asks' && confirm && <PriceYes asked={found} {...confirm} />}
      </section>
    );
  });
}

/** A yes is for the prices that it was given to: it falls when another one comes, and stays when one goes. */
function PriceYes({ asked, isCurrent }: { asked: readonly PublicationFinding[]; isCurrent: boolean }) {
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const prices = asked.map((one) => `${documentKey(one)} ${one.path} ${one.becomes}`);
  return (
    <label className="finding-yes">
      <input
        type="checkbox"
        // While another choice is looked at, nobody knows yet what it would be a yes to: the server asks then.
        name={isCurrent ? 'confirmed' : undefined}
        value="yes"
        checked={prices.every((price) => accepted.includes(price))}
        onChange={({ target }) => setAccepted(target.checked ? prices : [])}
      />
      {words.confirm}
    </label>
  );
}

/** What a refused form was refused for, each with the way to its field. */
export function RefusedFindings({ result }: { result: ActionResult | undefined }) {
  if (!result?.error || !Array.isArray(result.findings) || result.findings.length === 0) return null;
  return (
    <section className="admin-card" aria-label={words.refused}>
      <FindingGroups findings={result.findings as PublicationFinding[]} />
    </section>
  );
}

function FindingLine({ finding }: { finding: PublicationFinding }) {
  const location = useLocation();
  const { name, field, path, hash } = fieldLocation(finding, finding.path, finding.title);
  const isPrice = finding.becomes !== undefined;
  const shown = isPrice ? priceName(finding.id, finding.path, finding.entry) : field;
  return (
    <>
      <Link to={addressOf(location, path, finding.language) + hash}>
        {name}
        {shown && ` · ${shown}`}
      </Link>{' '}
      <span className="list-tag">{words.languages[finding.language]}</span>
      <p>{publicationFindingWords(finding)}</p>
    </>
  );
}
