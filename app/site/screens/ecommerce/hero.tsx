import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { useContent } from '../../content.tsx';
import { HeroDrawing } from './hero-drawing.tsx';

interface EcommerceHeroProps {
  shop: SectionContent<'services'>['woocommerce'];
  introduction: string;
}

/** Title, introduction and links, with the drawing of a till at night that prints an order. */
export function EcommerceHero({ shop, introduction }: EcommerceHeroProps) {
  const { language } = useContent();
  return (
    <section
      id="hero"
      className="overflow-hidden dark:bg-[radial-gradient(50%_80%_at_70%_20%,rgb(255_190_90/.35),transparent)]"
    >
      <div className="page grid items-end gap-x-14 lg:grid-cols-[34rem_1fr]">
        <div className="relative pt-10">
          <div className="till-paper mx-auto w-[86%] px-6 pt-12 pb-10 sm:px-10">
            <p className="text-center font-semibold tracking-wide">{shop.subtitle}</p>
            <h1 className="mt-5 border-y-2 border-dashed border-[#8b7f69] py-6 text-center text-[clamp(2.4rem,1.6rem+3.2vw,4.2rem)]">
              {shop.title}
            </h1>
            <p className="mt-5">{shop.description}</p>
          </div>
          <TillDrawing />
        </div>
        <HeroDrawing />
      </div>
      <div className="relative border-t-[14px] border-[#a9713f] bg-wood-2 pb-9 text-[#fff3e0] shadow-[inset_0_16px_14px_-10px_rgb(0_0_0/.6)]">
        <p className="page pt-9 pb-6 text-center font-display text-[clamp(1.15rem,.9rem+1vw,1.6rem)] leading-snug font-semibold sm:px-16">
          {introduction}
        </p>
        <Link to={pathTo('contact', language)} className="button mx-auto flex w-fit">
          {shop.closing.button}
        </Link>
      </div>
    </section>
  );
}

function TillDrawing() {
  return (
    <svg viewBox="0 0 540 170" className="relative -mt-1 block w-full" aria-hidden="true">
      <path d="M70 0h400v14H70z" fill="#0d0c1e" />
      <path d="M44 8h452l34 122H10z" className="fill-frame-2" />
      <path d="M44 8h452l3 12H41z" fill="#fff" opacity=".14" />
      <path d="M0 124h540v46H0z" className="fill-frame" />
      <path d="M230 142h80v12h-80z" fill="#c9962e" />
      <path d="M76 34h138v56H62z" fill="#cfe3dd" />
      <path d="M88 52h70v8H87zm-2 18h44v8H85z" fill="#5d8d86" />
      <g fill="#fff6ea">
        <path d="M262 34h40l3 22h-44zm58 0h40l5 22h-44zm58 0h40l8 22h-44zM260 68h46l3 24h-50zm64 0h46l5 24h-48z" />
      </g>
      <path d="M390 68h46l8 24h-50z" fill="#c8401f" />
      <path d="M452 34h22l18 58h-30z" fill="#ffc857" />
    </svg>
  );
}
