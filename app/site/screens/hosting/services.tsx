import type { SectionContent } from '#domain/content/sections.ts';

export function HostingServices({ hosting }: { hosting: SectionContent<'hosting'> }) {
  return (
    <section className="mt-20">
      <h2 className="text-[clamp(1.8rem,3.4vw,3.2rem)]">{hosting.servicesTitle}</h2>
      <ul className="mt-6 grid list-disc gap-x-10 gap-y-2 pl-5 sm:grid-cols-2">
        {hosting.services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    </section>
  );
}
