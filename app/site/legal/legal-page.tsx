import type { ReactNode } from 'react';
import type { LegalSection } from '#domain/rich-text/legal-sections.ts';

interface LegalPageProps {
  text: {
    title: string;
    description: string;
    updatedLabel: string;
    lastUpdated: string;
    tocTitle: string;
    /** Which language prevails, where that has to be said. */
    prevails?: string;
  };
  sections: LegalSection[];
  children: ReactNode;
}

/** A legal text: its title, drawn as a notary's plate, its table of contents and its sections. */
export function LegalPage({ text, sections, children }: LegalPageProps) {
  return (
    <>
      <Plate text={text} />
      <div className="page grid gap-x-16 gap-y-10 pb-[clamp(3.5rem,8vw,7rem)] lg:grid-cols-[16rem_1fr]">
        <nav
          aria-labelledby="toc-title"
          className="lg:sticky lg:top-26 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto"
        >
          <h2 id="toc-title" className="text-[1.15em]">
            {text.tocTitle}
          </h2>
          <ol className="mt-3 list-decimal gap-x-8 border-l-2 border-brass-2 pl-8 text-[0.95rem] leading-snug marker:text-brass sm:columns-2 lg:columns-1">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="block py-1.5 hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-12">
          {text.prevails && <p className="border-l-4 border-brass-2 pl-5 italic">{text.prevails}</p>}
          {children}
        </div>
      </div>
    </>
  );
}

function Plate({ text }: Pick<LegalPageProps, 'text'>) {
  return (
    <div className="page pt-8 pb-14">
      <div className="plaque brass-plate">
        <h1 className="max-w-[20ch] text-[clamp(2.3rem,1.5rem+3.4vw,4.2rem)]">{text.title}</h1>
        {text.description && <p className="mt-4 max-w-[52ch] text-lead">{text.description}</p>}
        {text.lastUpdated && (
          <p className="mt-6 text-[0.95rem] font-semibold">
            {text.updatedLabel} · {text.lastUpdated}
          </p>
        )}
      </div>
    </div>
  );
}
