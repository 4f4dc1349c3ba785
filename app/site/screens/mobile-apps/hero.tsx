import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { useContent } from '../../content.tsx';
import { cardScreen, mapScreen, orderScreen, Phone, readyScreen } from './phone-drawings.tsx';

interface MobileHeroProps {
  name: string;
  hero: SectionContent<'mobile-apps'>['hero'];
  button: string;
}

/** Title, introduction and links, between drawings of phones that hang on strings. */
export function MobileHero({ name, hero, button }: MobileHeroProps) {
  const { language } = useContent();
  return (
    <section id="hero" className="glass lettered relative overflow-hidden border-b-[14px] border-frame-2">
      <div className="relative h-4 bg-frame-2" aria-hidden="true" />
      <div className="relative mx-auto grid max-w-[94rem] grid-cols-2 gap-x-8 px-5 lg:grid-cols-[1fr_minmax(0,38rem)_1fr] lg:px-10">
        <Pair high={cardScreen} low={orderScreen} />
        <div className="pt-14 pb-10 text-center max-lg:order-first max-lg:col-span-2 lg:py-20">
          <p className="font-semibold text-brass dark:text-[#ffe8ad]">{name}</p>
          <h1 className="mt-4 text-display lg:-mx-8">{hero.title}</h1>
          <p className="mx-auto mt-6 max-w-[30ch] font-display text-[1.35em] leading-snug font-semibold">
            {hero.subtitle}
          </p>
          <p className="mx-auto mt-4 max-w-[46ch]">{hero.description}</p>
          <Link to={pathTo('contact', language)} className="button mt-7">
            {button}
          </Link>
        </div>
        <Pair high={readyScreen} low={mapScreen} turned />
      </div>
    </section>
  );
}

interface PairProps {
  high: ReactNode;
  low: ReactNode;
  turned?: boolean;
}

function Pair({ high, low, turned = false }: PairProps) {
  const [near, far] = turned ? [178, 12] : [12, 178];
  return (
    <svg
      viewBox="0 0 340 620"
      className="w-full overflow-visible max-lg:mx-auto max-lg:max-w-[19rem] max-lg:pb-8 lg:self-end lg:pb-14"
      aria-hidden="true"
    >
      <Phone x={near} y={40}>
        {high}
      </Phone>
      <Phone x={far} y={290}>
        {low}
      </Phone>
    </svg>
  );
}
