import type { SectionContent } from '#domain/content/sections.ts';
import { initialsOf } from '#domain/images/initials.ts';

/** Somebody is there, and says so. Initials: a face this small would cost a request and show nothing. */
export function CiiAdvisor({ advisor }: { advisor: SectionContent<'cii'>['advisor'] }) {
  return (
    <p className="grid grid-cols-[auto_1fr] items-center gap-x-3 text-[0.97rem] leading-snug">
      <span
        aria-hidden="true"
        className="relative row-span-2 grid size-12 place-items-center rounded-full bg-frame font-display font-bold text-on-frame after:absolute after:right-0 after:bottom-0 after:size-3.5 after:rounded-full after:border-2 after:border-wall after:bg-[#2f8f5b]"
      >
        {initialsOf(advisor.name)}
      </span>
      <strong className="self-end">{advisor.name}</strong>
      {advisor.message}
    </p>
  );
}
