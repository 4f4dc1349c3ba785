import type { SectionContent } from '#domain/content/sections.ts';

interface ExpertisesAdvantagesProps {
  advantages: SectionContent<'services'>['advantages'];
}

/** The advantages, drawn as enamel plates. */
export function ExpertisesAdvantages({ advantages }: ExpertisesAdvantagesProps) {
  return (
    <section id="advantages" className="page pb-[clamp(3.5rem,8vw,7rem)]">
      <h2 className="text-title">{advantages.title}</h2>
      <ul className="mt-9 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {advantages.items.map(({ title, description }) => (
          <li key={title} className="offer-enamel">
            <h3 className="text-[1.4em]">{title}</h3>
            <p className="mt-3 text-[0.95em]">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
