import type { ReactNode } from 'react';
import type { SectionContent } from '#domain/content/sections.ts';

/** The benefits, each drawn as a key on a rack. */
export function WordPressBenefits({ benefits }: { benefits: SectionContent<'wordpress'>['benefits'] }) {
  return (
    <section id="benefits" className="border-y-2 border-line bg-wall-2">
      <div className="page band">
        <h2 className="text-title">{benefits.title}</h2>
        <ul className="mt-10 grid gap-x-6 gap-y-6 sm:grid-cols-2 sm:gap-y-10 sm:border-t-[22px] sm:border-wood lg:grid-cols-4">
          {benefits.items.map(({ title, description }, index) => (
            <li key={title} className="flex items-center sm:-mt-3 sm:flex-col">
              <svg
                viewBox="0 0 90 190"
                className="h-36 flex-none max-sm:-mr-2 sm:-mb-5 sm:h-44"
                aria-hidden="true"
              >
                <path d="M45 0v22a9 9 0 0 0 18 0" fill="none" strokeWidth="6" className="stroke-control" />
                <g className={METALS[index % METALS.length]} fill="none" strokeWidth="12">
                  {bows[index % bows.length]}
                  <path d="M45 78v94m0-10h26m-26-24h18" />
                </g>
              </svg>
              <div className="w-full grow rounded-b-md bg-kraft px-6 pt-9 pb-6 text-[#241809] [clip-path:polygon(1.4rem_0,calc(100%-1.4rem)_0,100%_1.4rem,100%_100%,0_100%,0_1.4rem)]">
                <h3 className="text-[1.3em]">{title}</h3>
                <p className="mt-2">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const METALS = ['stroke-brass-2', 'stroke-control', 'stroke-awning', 'stroke-[#5d8d86]'];

const bows: ReactNode[] = [
  <circle key="round" cx="45" cy="50" r="26" />,
  <path key="square" d="M20 26h50v50H20z" strokeLinejoin="round" />,
  <path key="heart" d="M45 80C4 54 16 22 34 26c8 2 11 10 11 10s3-8 11-10c18-4 30 28-11 54z" />,
  <path
    key="clover"
    d="M45 46a15 15 0 1 0-15 15c9 0 15-6 15-15zm0 0a15 15 0 1 1 15 15c-9 0-15-6-15-15zm0 0v34"
  />,
];
