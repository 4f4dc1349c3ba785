import type { SectionContent } from '#domain/content/sections.ts';

type HostingContent = SectionContent<'hosting'>;

interface HostingServicesProps {
  hosting: Pick<HostingContent, 'title' | 'subtitle' | 'description' | 'servicesTitle' | 'services'>;
}

/** What the hosting includes, drawn as a signed lease. */
export function HostingServices({ hosting }: HostingServicesProps) {
  return (
    <section id="services" className="border-y-2 border-line bg-wall-2">
      <div className="page band grid gap-x-16 gap-y-10 lg:grid-cols-[.85fr_1.15fr] lg:items-center">
        <div>
          <p className="font-semibold text-brass">{hosting.title}</p>
          <h2 className="mt-2 max-w-[16ch] text-title">{hosting.subtitle}</h2>
          <p className="mt-4 max-w-[46ch] text-lead text-ink-soft">{hosting.description}</p>
        </div>
        <div className="lease">
          <h3 className="text-[1.5em]">{hosting.servicesTitle}</h3>
          <ul className="ticks mt-5 grid gap-x-8 sm:grid-cols-2">
            {hosting.services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
          <Signature />
        </div>
      </div>
    </section>
  );
}

function Signature() {
  return (
    <svg viewBox="0 0 240 90" className="mt-6 ml-auto h-20" aria-hidden="true">
      <path
        d="M8 66c30-60 46-50 30-10s20-40 32-34-14 38 4 36 20-40 30-36-8 32 6 32 26-22 36-20"
        fill="none"
        stroke="#2d5a78"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g transform="rotate(-12 196 46)" fill="none" stroke="#c8401f" opacity=".85">
        <circle cx="196" cy="46" r="36" strokeWidth="4" />
        <circle cx="196" cy="46" r="29" strokeWidth="2" />
        <path d="m182 46 10 10 20-20" strokeWidth="5" />
      </g>
    </svg>
  );
}
