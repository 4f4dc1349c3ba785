/** The heading of a section and the line below it. */
export function SectionHeading({ title, subtitle }: { title: string; subtitle?: string }) {
  return (
    <div className="max-w-[46rem]">
      {title && <h2 className="text-title">{title}</h2>}
      {subtitle && <p className="mt-3 text-lead text-ink-soft">{subtitle}</p>}
    </div>
  );
}
