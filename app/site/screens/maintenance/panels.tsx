import type { SectionContent } from '#domain/content/sections.ts';
import { shownImage } from '#domain/images/shown-image.ts';
import { Picture } from '../../../ui/picture.tsx';

/** Two images with a title and a description each. */
export function MaintenancePanels({ panels }: { panels: SectionContent<'maintenance'>['panels'] }) {
  return (
    <section id="panels" className="border-y-2 border-line bg-wall-2">
      <div className="page band grid gap-x-12 gap-y-14 lg:grid-cols-2">
        {panels.map(({ title, description, image, alt }) => (
          <div key={title} className="lg:even:mt-20">
            <Picture
              {...shownImage(image)}
              alt={alt}
              sizes="(min-width: 1024px) 600px, 100vw"
              className="aspect-[3/2] w-full rounded-t-[5rem] border-[9px] border-frame object-cover shadow-[0_14px_0_-6px_var(--frame-2)]"
            />
            <h2 className="mt-9 text-title">{title}</h2>
            <p className="mt-3 max-w-[52ch] text-lead text-ink-soft">{description}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
