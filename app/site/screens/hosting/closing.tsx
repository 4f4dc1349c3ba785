import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { localisedHref } from '#domain/pages.ts';
import { useContent } from '../../shell/content.tsx';

export function HostingClosing({ hosting }: { hosting: SectionContent<'hosting'> }) {
  const { language } = useContent();
  const { title, description, buttonText, buttonLink } = hosting.cta;
  return (
    <section className="page mt-20 border-t-4 border-awning pt-10">
      <h2 className="text-title">{title}</h2>
      <p className="mt-3 mb-6 text-ink-soft">{description}</p>
      <Link
        to={localisedHref(buttonLink, language)}
        className="inline-block rounded-xl bg-awning px-6 py-3 font-semibold text-on-awning"
      >
        {buttonText}
      </Link>
    </section>
  );
}
