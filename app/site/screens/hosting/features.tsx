import type { SectionContent } from '#domain/content/sections.ts';

export function HostingFeatures({ hosting }: { hosting: SectionContent<'hosting'> }) {
  return (
    <ul className="page mt-16 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {hosting.features.map(({ title, description }) => (
        <li key={title} className="rounded-t-3xl border-2 border-frame bg-window p-6">
          <h2 className="text-[1.2em]">{title}</h2>
          <p className="mt-2 text-ink-soft">{description}</p>
        </li>
      ))}
    </ul>
  );
}
