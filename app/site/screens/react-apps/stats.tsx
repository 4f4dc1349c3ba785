import type { SectionContent } from '#domain/content/sections.ts';
import { CountUp } from '../../../ui/count-up.tsx';

type Landing = SectionContent<'react-development'>['landing'];

interface ReactAppsStatsProps {
  stats: Landing['stats'];
  note: string;
}

/** The key figures, in one strip across the page, and what they count. */
export function ReactAppsStats({ stats, note }: ReactAppsStatsProps) {
  return (
    <section id="stats" className="border-y-4 border-[#ffc857] bg-[#1d1b26] text-[#fff8f0]">
      <dl className="page grid grid-cols-2 gap-x-6 gap-y-8 py-10 lg:grid-cols-4">
        {stats.map(({ value, suffix, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-l-4 border-[#c8401f] pl-5">
            <dt className="mt-2">{label}</dt>
            <dd className="font-display text-[clamp(2.3rem,1.1rem+5vw,5.6rem)] leading-[0.9] font-extrabold tracking-tighter text-[#ffc857]">
              <CountUp value={value} />
              {suffix}
            </dd>
          </div>
        ))}
      </dl>
      {note && (
        <div className="page pb-10">
          <p className="max-w-[52rem] text-[0.95rem]">{note}</p>
        </div>
      )}
    </section>
  );
}
