import { formatAmount } from '#domain/calculator/amounts.ts';
import { type PricedSelection, receiptLines } from '#domain/calculator/receipt-lines.ts';
import { fillIn } from '#domain/content/text.ts';
import { Receipt } from '../../blocks/receipt.tsx';
import { useContent } from '../../content.tsx';

/**
 * The till: its display tells the total, the receipt comes out below. On a phone it is a bar at the
 * foot of the window, and the receipt comes out upwards when the bar is pressed.
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
        <Receipt
          title={words.title}
          shop={common.agency.name}
          lines={receiptLines({ ...priced, language })}
          note={words.note}
        />
      </div>
    </aside>
  );
}
