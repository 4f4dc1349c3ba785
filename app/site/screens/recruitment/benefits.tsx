import type { SectionContent } from '#domain/content/sections.ts';
import { Icon } from '../../../ui/icon.tsx';

interface BenefitsProps {
  title: string;
  items: SectionContent<'recruitment'>['benefits'];
}

/** What the agency offers its employees; drawn as the drawers of a workbench. */
export function Benefits({ title, items }: BenefitsProps) {
  return (
    <section id="benefits" className="page pb-[clamp(3.5rem,8vw,7rem)]">
      <h2 className="text-title">{title}</h2>
      <ul className="mt-8 grid gap-3 rounded-t-md border-t-[14px] border-[#7a5230] bg-[#8f6238] p-3 sm:grid-cols-3 dark:border-[#4a2f1c] dark:bg-[#3f2817]">
        {items.map((benefit) => (
          <li key={benefit.title} className="bg-window px-6 pt-8 pb-9">
            <span className="mx-auto mb-6 block h-3 w-20 rounded-full bg-brass-2" aria-hidden="true" />
            <h3 className="flex items-center gap-3 text-[1.25em]">
              <Icon name={benefit.icon} className="size-7 text-awning-text" />
              {benefit.title}
            </h3>
            <p className="mt-3 text-ink-soft">{benefit.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
