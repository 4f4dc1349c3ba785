interface PageIntroProps {
  title: string;
  subtitle?: string;
  description?: string;
}

/** The top of a page: its one h1 and what stands right below. */
export function PageIntro({ title, subtitle, description }: PageIntroProps) {
  return (
    <section className="max-w-[52rem]">
      <h1 className="text-[clamp(2.5rem,5vw,5.25rem)]">{title}</h1>
      {subtitle && <p className="mt-5 text-[1.3em]">{subtitle}</p>}
      {description && <p className="mt-4 text-ink-soft">{description}</p>}
    </section>
  );
}
