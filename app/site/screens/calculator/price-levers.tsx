import { memo, useDeferredValue } from 'react';
import { Link } from 'react-router';
import { formatChange } from '#domain/calculator/amounts.ts';
import type { Selection } from '#domain/calculator/choices.ts';
import { pageWords } from '#domain/calculator/estimate-lines.ts';
import { type PriceLever, priceLevers } from '#domain/calculator/price-levers.ts';
import { calculatorQuery } from '#domain/calculator/query.ts';
import type { Step } from '#domain/calculator/steps.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { fillIn } from '#domain/content/text.ts';
import { useContent } from '../../content.tsx';
import type { StepProps } from './other-choices.tsx';

interface PriceLeversProps extends StepProps {
  step: Step;
}

/** What would change the price most. Deferred: the total is drawn first, because the visitor looks at it first. */
export function PriceLevers({ selection, ...props }: PriceLeversProps) {
  return <LeverList {...props} selection={useDeferredValue(selection)} />;
}

/** The list itself: each change is a link that makes it. */
const LeverList = memo(function LeverList({ calculator, selection, step }: PriceLeversProps) {
  const { language } = useContent();
  const { levers, method } = calculator.labels;
  return (
    <section className="mt-14 border-t-2 border-dashed border-control pt-8">
      <h2 className="text-[1.5em]">{levers.title}</h2>
      <ul className="mt-4 grid gap-2">
        {priceLevers(calculator, selection).map((lever) => (
          <li key={lever.kind}>
            <Link
              to={calculatorQuery(step, lever.selection, calculator, language)}
              preventScrollReset
              className="flex flex-wrap items-baseline justify-between gap-x-4 py-1 hover:underline"
            >
              <span>{leverWords(lever, selection, calculator)}</span>
              <b className="font-display text-[1.1em] text-awning-text">
                {formatChange(lever.change, language)}
              </b>
            </Link>
          </li>
        ))}
      </ul>
      <h2 className="mt-10 text-[1.5em]">{method.title}</h2>
      <p className="mt-3 max-w-[31em] text-ink-soft">{method.description}</p>
    </section>
  );
});

function leverWords(
  { kind, selection: changed }: PriceLever,
  selection: Selection,
  calculator: SectionContent<'calculator'>,
): string {
  const { levers, complexity, design } = calculator.labels;
  if (kind === 'complexity') {
    return fillIn(levers.complexity, { choice: complexity[changed.complexity].title });
  }
  if (kind === 'design') return fillIn(levers.design, { choice: design[changed.design].title });
  if (kind === 'pages') {
    const pages = pageWords(calculator, changed.pages);
    return fillIn(levers.pages, { pages, current: pageWords(calculator, selection.pages) });
  }
  const isAdded = changed.features.length > selection.features.length;
  const [fewer, more] = isAdded ? [selection, changed] : [changed, selection];
  const choice = more.features.find((name) => !fewer.features.includes(name)) ?? '';
  return fillIn(isAdded ? levers.add : levers.remove, { choice });
}
