import type { SectionContent } from '#domain/content/sections.ts';

export function PrivacySections({ privacy }: { privacy: SectionContent<'privacy'> }) {
  return Object.entries(privacy.sections).map(([id, { title, content }], index) => (
    <section key={id} id={id} className="page mt-12 last:pb-16">
      <h2 className="text-[1.6em]">
        {index + 1}. {title}
      </h2>
      <p className="mt-3 whitespace-pre-line">{content}</p>
    </section>
  ));
}
