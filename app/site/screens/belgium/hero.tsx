import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { useContent } from '../../content.tsx';
import { SavingsChart } from './savings-chart.tsx';

/** The promise of the page beside the chart of savings, which is drawn as a poster on an advertising column. */
export function BelgiumHero({
  hero,
  chart,
  button,
}: Pick<SectionContent<'cii'>['belgium'], 'hero' | 'chart'> & { button: string }) {
  const { language } = useContent();
  return (
    <section
      id="hero"
      className="boulevard page-inset grid items-center gap-x-12 gap-y-12 pt-10 lg:grid-cols-[1.1fr_1fr]"
    >
      <div className="lg:pb-16">
        <p className="street-sign">{hero.badge}</p>
        <h1 className="mt-7 max-w-[12ch] text-display">{hero.title}</h1>
        <p className="mt-5 mb-8 max-w-[40ch] text-lead">{hero.subtitle}</p>
        <Link to={pathTo('appointment', language)} className="button">
          {button} <Arrow />
        </Link>
      </div>
      <div className="mx-auto w-full max-w-[32rem]">
        <ColumnRoof />
        <div className="column-drum">
          <SavingsChart chart={chart} />
        </div>
        <div className="column-foot" />
      </div>
    </section>
  );
}

function ColumnRoof() {
  return (
    <svg viewBox="0 0 480 132" className="column-roof" aria-hidden="true">
      <path d="M240 0l8 12-8 12-8-12z" fill="#b08a3a" />
      <path d="M150 92C158 48 196 20 240 20s82 28 90 72z" fill="#2f5d57" />
      <path d="M240 20c44 0 82 28 90 72h-46c-4-36-20-64-44-72z" fill="#22433f" />
      <path
        d="M190 92c4-34 22-62 50-72M290 92c-4-34-22-62-50-72"
        stroke="#17302d"
        strokeWidth="3"
        fill="none"
      />
      <path d="M0 92h480l-12 26H12z" fill="#22433f" />
      <path d="M0 92h480v8H0z" fill="#b08a3a" />
      <path d="M12 118h456v14H12z" fill="#17302d" />
    </svg>
  );
}
