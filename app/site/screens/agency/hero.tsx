import type { SectionContent } from '#domain/content/sections.ts';

export function AgencyHero({ hero }: { hero: SectionContent<'agency'>['hero'] }) {
  return (
    <section id="hero" className="page pt-14 pb-12">
      <p className="font-semibold text-brass">{hero.subtitle}</p>
      <h1 className="mt-2 max-w-[24ch] text-display">{hero.title}</h1>
      <p className="mt-5 max-w-[56ch] text-lead text-ink-soft">{hero.description}</p>
    </section>
  );
}
