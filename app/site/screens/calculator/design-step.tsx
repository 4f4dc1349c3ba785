import { formatChange } from '#domain/calculator/amounts.ts';
import { designs, PAGES_MAX, PAGES_MIN } from '#domain/calculator/choices.ts';
import { pageWords } from '#domain/calculator/estimate-lines.ts';
import { useContent } from '../../content.tsx';
import { Choice } from './choice.tsx';
import type { StepProps } from './other-choices.tsx';

export function DesignStep({ calculator, selection }: StepProps) {
  const { language } = useContent();
  const { designPrices, labels } = calculator;
  return (
    <>
      <div className="grid gap-4">
        {designs.map((design) => (
          <Choice
            key={design}
            type="radio"
            name="design"
            value={design}
            chosen={selection.design === design}
            {...labels.design[design]}
            price={designPrices[design] > 0 ? formatChange(designPrices[design], language) : labels.included}
          >
            <Coat design={design} />
          </Choice>
        ))}
      </div>
      <PageCount calculator={calculator} selection={selection} />
    </>
  );
}

/** How many pages, from one to twenty: a slider, drawn as a tailor’s tape. */
function PageCount({ calculator, selection }: StepProps) {
  const { labels } = calculator;
  const words = pageWords(calculator, selection.pages);
  return (
    <label className="mt-8 block">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <b className="font-display text-[1.15em]">{labels.pageCount}</b>
        <span className="font-display text-[1.6em] font-bold text-awning-text">{words}</span>
      </span>
      <input
        type="range"
        name="pages"
        min={PAGES_MIN}
        max={PAGES_MAX}
        step={1}
        defaultValue={selection.pages}
        aria-valuetext={words}
        className="tape"
      />
      <span className="flex justify-between text-[0.9rem] text-ink-soft" aria-hidden="true">
        <span>{labels.page}</span> <span>{labels.maxPages}</span>
      </span>
    </label>
  );
}

/** What is drawn on the sample of each design level: nothing, a seam, an embroidery. */
const ornaments = {
  template: null,
  custom: <path d="M32 24v38M25 32h4m6 10h4" stroke="#fff6ea" strokeWidth="2.4" strokeDasharray="4 3" />,
  premium: (
    <path
      d="M32 24v38M22 44l4 4 4-4-4-4zm12-8 4 4 4-4-4-4zm0 16 4 4 4-4-4-4z"
      fill="#ffc857"
      stroke="#ffc857"
      strokeWidth="1.5"
    />
  ),
};

function Coat({ design }: { design: keyof typeof ornaments }) {
  return (
    <svg viewBox="0 0 64 68" className="h-16 flex-none" aria-hidden="true">
      <path
        d="M32 14V9a4 4 0 1 1 4-4M32 13 10 26h44z"
        fill="none"
        className="stroke-brass"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="m22 20 10 6 10-6 14 8-5 14-5-2v26H18V40l-5 2-5-14z"
        className={design === 'template' ? 'fill-control' : 'fill-awning'}
      />
      {ornaments[design]}
    </svg>
  );
}
