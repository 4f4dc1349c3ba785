import type { SectionContent } from '#domain/content/sections.ts';
import { WithFigures } from '../../blocks/with-figures.tsx';
import { useContent } from '../../content.tsx';

type ConditionsProps = Pick<SectionContent<'cii'>['belgium'], 'conditions' | 'eligibility'>;

/** The conditions of the grant, drawn as official notices: a large one, and three small ones beside it. */
export function BelgiumConditions({ conditions, eligibility }: ConditionsProps) {
  const { words } = useContent();
  const { title, items, ...more } = conditions;
  return (
    <section
      id="conditions"
      className="brick-wall page-inset band grid items-start gap-6 lg:grid-cols-[1.35fr_1fr] lg:gap-8"
    >
      <div className="poster -rotate-[0.4deg] border-t-[14px] border-[#1f3f77] p-6 sm:p-10 lg:row-span-3">
        <h2 className="text-title">{title}</h2>
        <ul className="mt-6 grid gap-3.5">
          {items.map((item) => (
            <li key={item} className="empty-box pl-10">
              {item}
            </li>
          ))}
        </ul>
        <a href={eligibility.url} target="_blank" rel="noopener noreferrer" className="button mt-8">
          {eligibility.label} <span className="sr-only">{words.newTab}</span>
        </a>
      </div>
      <Notice
        title={more.missionsTitle}
        lines={more.missions}
        className="rotate-[0.5deg] [--poster:#cfe3dd]"
      />
      <Notice title={more.ratesTitle} lines={more.rates} className="-rotate-[0.4deg] [--poster:#f0c766]" />
      <Notice title={more.limitsTitle} lines={more.limits} className="rotate-[0.6deg] [--poster:#f5bfa6]" />
    </section>
  );
}

function Notice({ title, lines, className }: { title: string; lines: string[]; className: string }) {
  return (
    <div className={`poster p-6 sm:p-7 ${className}`}>
      <h3 className="text-[1.4em]">{title}</h3>
      <ul className="mt-3 grid gap-2 leading-snug">
        {lines.map((line) => (
          <li key={line}>
            <WithFigures text={line} className="font-display text-[1.3em] font-extrabold whitespace-nowrap" />
          </li>
        ))}
      </ul>
    </div>
  );
}
