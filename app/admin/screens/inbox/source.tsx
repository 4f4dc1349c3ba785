import { Facts } from './facts.tsx';
import type { OpenLead } from './open-lead.ts';
import { campaignOf, words } from './words.ts';

/** Where the lead came from, as far as it is known; nothing that tells who it was. */
export function Source({ lead: { source } }: { lead: OpenLead }) {
  return (
    <section>
      <h3 className="list-label">{words.source}</h3>
      {source ? <Known source={source} /> : <p className="text-ink-soft">{words.ownSource}</p>}
    </section>
  );
}

function Known({ source }: { source: NonNullable<OpenLead['source']> }) {
  const { page, first_page, referrer, device } = source;
  const parts = { page, first_page, referrer, campaign: campaignOf(source), device: words.devices[device] };
  const names = ['page', 'first_page', 'referrer', 'campaign', 'device'] as const;
  const rows = names
    .filter((name) => parts[name])
    .map((name) => [words.sourceParts[name], parts[name]] as const);
  if (rows.length === 0) return <p className="text-ink-soft">{words.unknownSource}</p>;
  return <Facts rows={rows} />;
}
