import type { SectionContent } from '#domain/content/sections.ts';

export function PrivacyToc({ privacy }: { privacy: SectionContent<'privacy'> }) {
  return (
    <nav aria-labelledby="toc-title" className="page mt-10">
      <h2 id="toc-title" className="text-[1.4em]">
        {privacy.tocTitle}
      </h2>
      <ol className="mt-4 list-decimal pl-8 sm:columns-2">
        {Object.entries(privacy.sections).map(([id, { title }]) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block py-1 underline">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
