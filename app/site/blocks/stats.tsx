import type { Stat } from '#domain/content/section-parts/stats.ts';
import { CountUp } from '../../ui/count-up.tsx';

/** Key figures, each with its label; drawn as brass plaques on the pavement. */
export function Stats({ title, items }: { title?: string; items: Stat[] }) {
  return (
    <section id="stats" aria-label={title} className="pavement pt-8 pb-14">
      <dl className="page relative grid grid-cols-2 gap-4 lg:grid-cols-4">
        {items.map(({ value, suffix, label }) => (
          <div key={label} className="plaque flex flex-col-reverse justify-end">
            <dt className="mt-1 text-[0.95rem] leading-snug">{label}</dt>
            <dd className="font-display text-[clamp(2rem,1.4rem+2.2vw,3rem)] leading-none font-extrabold tracking-tight">
              <CountUp value={value} />
              {suffix}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
