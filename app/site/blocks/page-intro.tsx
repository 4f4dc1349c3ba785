interface PageIntroProps {
  title: string;
  subtitle?: string;
  description?: string;
}

/** The top of a page: its one h1 and what stands right below. */
export function PageIntro({ title, subtitle, description }: PageIntroProps) {
  return (
    <section className="page band">
      <h1 className="max-w-[20ch] text-display">{title}</h1>
      {subtitle && <p className="mt-5 max-w-[44ch] text-[1.25em]">{subtitle}</p>}
      {description && <p className="mt-4 max-w-[62ch] text-lead text-ink-soft">{description}</p>}
    </section>
  );
}
