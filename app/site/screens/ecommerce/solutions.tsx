import type { SectionContent } from '#domain/content/sections.ts';

const BAGS = [
  { paper: 'bg-kraft text-[#241809]', handle: '#8a5f00', filled: '' },
  { paper: 'bg-[#b83a1b] text-[#fff8f0]', handle: '#7a2316', filled: 'lg:pb-20' },
  { paper: 'bg-[#24424a] text-[#fdf3dc]', handle: '#c9962e', filled: 'lg:pb-32' },
];

/** The e-commerce solutions, from the smallest to the largest; drawn as bags on a counter. */
export function EcommerceSolutions({
  solutions,
}: {
  solutions: SectionContent<'services'>['woocommerce']['solutions'];
}) {
  return (
    <section id="solutions" className="page pb-[clamp(3.5rem,8vw,7rem)]">
      <ul className="grid items-end gap-x-8 gap-y-10 lg:grid-cols-3">
        {solutions.map(({ title, description, features, price }, index) => {
          const { paper, handle, filled } = BAGS[index % BAGS.length] ?? {};
          return (
            <li key={title} className="mx-auto w-full max-w-[28rem]">
              <svg viewBox="0 0 380 90" className="block w-full" aria-hidden="true">
                <path d="M120 92C110 0 270 0 260 92" fill="none" stroke={handle} strokeWidth="11" />
              </svg>
              <div
                className={`relative px-7 pt-8 pb-9 [clip-path:polygon(0_0,100%_0,calc(100%-.9rem)_100%,.9rem_100%)] sm:px-10 ${paper} ${filled}`}
              >
                <h2 className="text-[1.9em]">{title}</h2>
                <p className="mt-2">{description}</p>
                <p className="my-6 -mr-2 inline-block -rotate-2 rounded-r-md bg-[#fffdf8] py-3 pr-5 pl-9 font-display text-[1.3em] leading-none font-bold text-[#1d1b26] [clip-path:polygon(1.1rem_0,100%_0,100%_100%,1.1rem_100%,0_50%)]">
                  {price}
                </p>
                <ul className="grid gap-2">
                  {features.map((feature) => (
                    <li key={feature} className="border-t border-current/40 pt-2">
                      {feature}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          );
        })}
      </ul>
      <div className="h-4 rounded-sm bg-wood" aria-hidden="true" />
    </section>
  );
}
