import type { SectionContent } from '#domain/content/sections.ts';
import { Icon } from '../../../ui/icon.tsx';

/** The features of hosting, drawn as a plate of door bells. */
export function HostingFeatures({ features }: { features: SectionContent<'hosting'>['features'] }) {
  return (
    <section id="features" className="pavement below-window pt-10 pb-6">
      <ul className="bell-plate page relative grid gap-x-8 gap-y-9 px-6 py-8 sm:grid-cols-2 sm:px-10 lg:grid-cols-4">
        {features.map(({ icon, title, description, color }) => (
          <li key={title}>
            <span className="accent" data-accent={color}>
              <Icon name={icon} className="size-7" />
            </span>
            <h2 className="mt-5 text-[1.35em]">{title}</h2>
            <p className="mt-2 text-[0.95em]">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
