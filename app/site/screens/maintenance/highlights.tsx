import type { SectionContent } from '#domain/content/sections.ts';
import { Icon } from '../../../ui/icon.tsx';

interface MaintenanceHighlightsProps {
  highlights: SectionContent<'maintenance'>['highlights'];
}

/** The highlights of the maintenance, drawn as a tool board. */
export function MaintenanceHighlights({ highlights }: MaintenanceHighlightsProps) {
  return (
    <section id="highlights" className="page pt-[clamp(3rem,7vw,5rem)]">
      <ul className="tool-board grid gap-x-6 gap-y-9 px-5 py-9 sm:grid-cols-2 sm:px-9 lg:grid-cols-4">
        {highlights.map(({ icon, title, description, color }) => (
          <li key={title} className="tool-card">
            <span className="accent" data-accent={color}>
              <Icon name={icon} className="size-7" />
            </span>
            <h2 className="mt-5 text-[1.25em]">{title}</h2>
            <p className="mt-2 text-[0.95em]">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
