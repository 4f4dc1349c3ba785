interface CaseHeadingProps {
  /** The name that this part has in every study; it stands in for a title of its own. */
  heading: string;
  title?: string;
  description?: string;
  className?: string;
}

export function CaseHeading({ heading, title, description, className = '' }: CaseHeadingProps) {
  return (
    <div className={`max-w-[46rem] ${className}`}>
      {title && <p className="font-semibold text-ink-soft">{heading}</p>}
      <h2 className="mt-1 text-title">{title || heading}</h2>
      {description && <p className="mt-4 text-lead text-ink-soft">{description}</p>}
    </div>
  );
}
