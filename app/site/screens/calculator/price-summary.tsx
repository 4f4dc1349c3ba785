import { formatAmount } from '#domain/calculator/amounts.ts';
import { estimateLines, type PricedSelection } from '#domain/calculator/estimate-lines.ts';
import { fillIn } from '#domain/content/text.ts';
import { EstimateSlip } from '../../blocks/estimate-lines.tsx';
import { useContent } from '../../content.tsx';

/**
 * The total and the estimate below it, drawn as a till with its receipt. On a phone it is a bar at the
 * foot of the window, and the estimate opens above the bar when it is pressed.
 */
export function PriceSummary(priced: Omit<PricedSelection, 'language'>) {
  const { common, language } = useContent();
  const { figures, calculator } = priced;
  const { estimate: words, perMonth } = calculator.labels;
  const total = formatAmount(figures.total, language);
  const monthly = fillIn(perMonth, { price: formatAmount(figures.monthly, language) });
  return (
    <aside className="till" aria-label={words.title}>
      <div className="till-display max-lg:hidden">
        <p className="text-[0.8rem] tracking-[0.12em] uppercase opacity-80">{words.total}</p>
        <p className="font-display text-[2.6rem] leading-none font-bold" role="status">
          {total}
        </p>
        <p className="mt-1 text-[0.95rem] opacity-85">+ {monthly}</p>
      </div>
      <details className="till-bar lg:hidden">
        <summary className="till-display">
          <span role="status">
            <b className="font-display text-[1.35rem]">{total}</b>{' '}
            <span className="text-[0.9rem] opacity-85">+ {monthly}</span>
          </span>
          <span className="text-[0.9rem] font-semibold underline underline-offset-4">{words.open}</span>
        </summary>
      </details>
      <div className="till-receipt">
        <EstimateSlip
          title={words.title}
          shop={common.agency.name}
          lines={estimateLines({ ...priced, language })}
          note={words.note}
        />
      </div>
    </aside>
  );
}
