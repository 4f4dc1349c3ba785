import { percentIn } from '#domain/content/text.ts';
import { WithFigures } from '../../blocks/with-figures.tsx';

interface ComparisonProps {
  without: string;
  with: string;
  footnote: string;
}

/** The costs without and with the tax credit, drawn as two bills with the refunded share torn off. */
export function CiiComparison({ without, with: withCredit, footnote }: ComparisonProps) {
  const figure =
    'block font-display text-[clamp(3rem,2rem+4vw,5rem)] leading-none font-extrabold tracking-tight';
  return (
    <div className="poster grid rotate-[0.8deg] grid-cols-2 gap-5 p-6 leading-snug sm:gap-x-8 sm:p-8">
      <p className="font-semibold text-[#5a5566]">
        <Bill returned={percentIn(without)} />
        <WithFigures text={without} className={figure} />
      </p>
      <p className="font-semibold">
        <Bill returned={percentIn(withCredit)} />
        <WithFigures text={withCredit} className={`${figure} text-[#b83a1b]`} />
      </p>
      <p className="col-span-2 border-t-2 border-[#1d1b26] pt-3 text-[0.9rem]">{footnote}</p>
    </div>
  );
}

/** The drawing of a bill, 100 by 120, with the refunded share in per cent torn off. */
function Bill({ returned }: { returned: number }) {
  const cut = 120 - 1.2 * returned;
  return (
    <svg viewBox="-6 -4 116 140" className="mb-4 h-32 sm:h-40" aria-hidden="true">
      <path d={`M0 0h100v${cut}l-10-5-10 5-10-5-10 5-10-5-10 5-10-5-10 5-10-5-10 5z`} fill="#e6d9bf" />
      <path d="M14 18h44M14 34h72M14 46h72M14 58h56" stroke="#8b7f69" strokeWidth="5" />
      {returned > 0 && (
        <g transform={`translate(4 ${cut + 8}) rotate(-4)`}>
          <path
            d={`M0 0l10-5 10 5 10-5 10 5 10-5 10 5 10-5 10 5 10-5 10 5v${120 - cut}H0z`}
            fill="#e9b44c"
            stroke="#8a5f00"
            strokeWidth="2"
          />
          <path
            d={`M58 ${(120 - cut) / 2 - 7}a10 10 0 1 0 0 15M38 ${(120 - cut) / 2 - 2}h16m-16 6h14`}
            fill="none"
            stroke="#3d2a00"
            strokeWidth="3"
          />
        </g>
      )}
    </svg>
  );
}
