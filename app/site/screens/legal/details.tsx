import type { ReactNode } from 'react';
import type { SectionContent } from '#domain/content/sections.ts';

type Legal = SectionContent<'legal'>;
type Labels = Legal['labels'];

/** Who runs the site: what French law wants to be said, one line for each. */
export function PublisherDetails({ publisher, labels }: { publisher: Legal['publisher']; labels: Labels }) {
  const { name, status, capital, registration, vat, responsible, address, phone, email } = publisher;
  return (
    <Details
      lines={[
        [labels.name, name],
        [labels.status, status],
        [labels.capital, capital],
        [labels.registration, registration],
        [labels.vat, vat],
        [labels.responsible, responsible],
        [labels.address, address],
        [labels.phone, phone && <Phone number={phone} />],
        [labels.email, email && <a href={`mailto:${email}`}>{email}</a>],
      ]}
    />
  );
}

export function HostingDetails({ hosting, labels }: { hosting: Legal['hosting']; labels: Labels }) {
  const { provider, address, phone, website } = hosting;
  return (
    <Details
      lines={[
        [labels.provider, provider],
        [labels.address, address],
        [labels.phone, phone && <Phone number={phone} />],
        [labels.website, website && <a href={website}>{website.replace(/^https?:\/\//, '')}</a>],
      ]}
    />
  );
}

function Phone({ number }: { number: string }) {
  return <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>;
}

/** What is not filled in is not shown. */
function Details({ lines }: { lines: [label: string, value: ReactNode][] }) {
  return (
    <dl className="legal-details">
      {lines
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
