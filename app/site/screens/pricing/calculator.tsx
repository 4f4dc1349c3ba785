import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { useContent } from '../../content.tsx';

/** The link to the calculator, beside the drawing of a till. */
export function PricingCalculator({ calculator }: { calculator: SectionContent<'pricing'>['calculator'] }) {
  const { language } = useContent();
  return (
    <section id="calculator" className="grid gap-6 sm:grid-cols-[auto_1fr] sm:items-end sm:gap-9">
      <TillDrawing />
      <div>
        <h2 className="text-title">{calculator.title}</h2>
        <p className="mt-3 mb-6 max-w-[40ch] text-lead text-ink-soft">{calculator.description}</p>
        <Link to={pathTo('calculator', language)} className="button">
          {calculator.button} <Arrow />
        </Link>
      </div>
    </section>
  );
}

function TillDrawing() {
  return (
    <svg viewBox="0 0 220 240" className="w-44 sm:w-52 lg:max-xl:w-36" aria-hidden="true">
      <path d="M122 0h58l-4 70h-50z" fill="#fffdf8" stroke="#d9cdb6" strokeWidth="2" />
      <path d="M134 18h34m-34 14h34m-34 14h20" stroke="#b9ad97" strokeWidth="4" />
      <path d="M24 50h84v34H24z" className="fill-frame" />
      <path d="M32 57h68v20H32z" fill="#d9ebe6" />
      <path d="M76 62h18M60 67h34" stroke="#5d8d86" strokeWidth="4" />
      <path d="M20 84h180l14 96H6z" fill="#c8401f" />
      <path d="M34 98h70l3 68H24z" fill="#a52f12" />
      <path
        d="M38 106h14v12H38zm22 0h14v12H60zm22 0h14v12H82zM36 124h15v12H36zm23 0h15v12H59zm23 0h15v12H82zM34 142h16v13H34zm24 0h16v13H58z"
        fill="#fff6ea"
      />
      <path d="M82 142h16v13H82z" fill="#e9b44c" />
      <path d="M118 60h66v12h-66z" className="fill-frame" />
      <path d="M122 104h62l6 56h-64z" fill="#e0552f" />
      <path d="M0 180h220v50H0z" className="fill-frame-2" />
      <path d="M12 190h196v30H12z" className="fill-frame" />
      <path d="M92 200h36v10H92z" fill="#c9962e" />
    </svg>
  );
}
