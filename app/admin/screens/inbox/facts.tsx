import type { ReactNode } from 'react';

/** What was answered, one row each. */
export function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className="inbox-facts">
      {rows.map(([label, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of what was sent never change places
        <div key={index}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' && isWebAddress(value) ? <FarLink to={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A visitor wrote it: it opens beside, and is told nothing of us. */
function FarLink({ to }: { to: string }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer nofollow" className="underline underline-offset-4">
      {to}
    </a>
  );
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text);
}
