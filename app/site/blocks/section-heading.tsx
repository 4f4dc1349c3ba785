interface SectionHeadingProps {
  title: string;
  subtitle?: string;
  className?: string;
}

/** The heading of a section and the line below it. */
export function SectionHeading({ title, subtitle, className = 'max-w-[46rem]' }: SectionHeadingProps) {
  return (
    <div className={className}>
      {title && <h2 className="text-title">{title}</h2>}
      {subtitle && <p className="mt-3 text-lead text-ink-soft">{subtitle}</p>}
    </div>
  );
}
