import type { SectionContent } from '#domain/content/sections.ts';
import { initialsOf } from '#domain/images/initials.ts';
import { shownImage } from '#domain/images/shown-image.ts';
import { Portrait } from '../../../ui/portrait.tsx';

/** The advisor: portrait with a mark for "available", name, role and a short message. */
export function CiiAdvisor({ advisor }: { advisor: SectionContent<'cii'>['advisor'] }) {
  return (
    <p className="grid grid-cols-[auto_1fr] items-center gap-x-3 text-[0.97rem] leading-snug">
      <span
        aria-hidden="true"
        className="relative row-span-2 size-14 after:absolute after:right-0 after:bottom-0 after:size-3.5 after:rounded-full after:border-2 after:border-wall after:bg-[#2f8f5b]"
      >
        <Portrait
          name={advisor.name}
          {...shownImage(advisor.image)}
          sizes="56px"
          initials={initialsOf(advisor.name)}
          alt=""
          className="size-14 rounded-full object-cover text-[1.1rem]"
        />
      </span>
      <span className="self-end">
        <strong>{advisor.name}</strong>
        {advisor.role && <span className="text-ink-soft">, {advisor.role}</span>}
      </span>
      {advisor.message}
    </p>
  );
}
