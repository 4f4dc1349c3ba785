import type { SectionContent } from '#domain/content/sections.ts';
import { initialsOf } from '#domain/images/initials.ts';
import { shownImage } from '#domain/images/shown-image.ts';
import { Portrait } from '../../../ui/portrait.tsx';
import { useContent } from '../../content.tsx';

/** The advisor's portrait, words and phone number. Drawn as a lit shop window. */
export function BelgiumAdvisor({ advisor }: { advisor: SectionContent<'cii'>['belgium']['advisor'] }) {
  const { phone, phoneHref } = useContent().common.agency;
  return (
    <section id="advisor" className="page band flex flex-wrap items-center justify-center gap-x-14 gap-y-8">
      <div className="shop-window aspect-[4/5] w-52">
        <Portrait
          name={advisor.name}
          {...shownImage(advisor.image)}
          initials={initialsOf(advisor.name)}
          alt=""
          className="size-full object-cover"
        />
      </div>
      <div className="max-w-[34rem] sm:max-lg:flex-1">
        <h2 className="text-title">
          {advisor.name} <span className="text-[#2f7d52] dark:text-[#7fd6a5]">{advisor.available}</span>
        </h2>
        <p className="mt-4 text-[1.3em]">{advisor.message}</p>
        <a href={phoneHref} className="button button-quiet mt-6">
          {phone}
        </a>
      </div>
    </section>
  );
}
