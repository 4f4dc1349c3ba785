import { SectionHeading } from './section-heading.tsx';

interface FaqProps {
  title: string;
  subtitle?: string;
  items: { question: string; answer: string }[];
}

/** Questions and answers. The shared name lets one answer be open at a time, without scripts. */
export function Faq({ title, subtitle, items }: FaqProps) {
  return (
    <section id="faq" className="page band grid gap-10 lg:grid-cols-[0.8fr_1.2fr] lg:gap-16">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <SectionHeading title={title} subtitle={subtitle} />
        <CounterBell />
      </div>
      <div className="border-t-2 border-rule">
        {items.map(({ question, answer }) => (
          <details key={question} name="faq" className="faq-item border-b-2 border-line">
            <summary>{question}</summary>
            <p className="max-w-[31em] pb-6 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

function CounterBell() {
  return (
    <svg viewBox="0 0 240 130" className="mt-8 w-44 max-lg:hidden" aria-hidden="true">
      <path d="M0 112h240v12H0z" className="fill-rule" />
      <path d="M60 100h120v12H60z" fill="#8a5f00" />
      <path d="M68 100a52 52 0 0 1 104 0z" fill="#c9962e" />
      <path d="M86 92a36 36 0 0 1 26-34" stroke="#ffe6a8" strokeWidth="7" strokeLinecap="round" fill="none" />
      <path d="M114 30h12v18h-12zm-8 0a14 8 0 0 1 28 0z" fill="#8a5f00" />
    </svg>
  );
}
