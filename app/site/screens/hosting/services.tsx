import type { SectionContent } from '#domain/content/sections.ts';

export function HostingServices({ hosting }: { hosting: SectionContent<'hosting'> }) {
  return (
    <section className="page mt-20">
      <h2 className="text-title">{hosting.servicesTitle}</h2>
      <ul className="mt-6 grid list-disc gap-x-10 gap-y-2 pl-5 sm:grid-cols-2">
        {hosting.services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    </section>
  );
}
