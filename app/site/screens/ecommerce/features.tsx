import type { ReactNode } from 'react';
import type { SectionContent } from '#domain/content/sections.ts';

/** The features, drawn as objects on a shelf with their labels. */
export function EcommerceFeatures({
  features,
}: {
  features: SectionContent<'services'>['woocommerce']['features'];
}) {
  return (
    <section id="features" className="page band">
      <ul className="grid gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ title, description }, index) => (
          <li key={title} className="flex flex-col">
            <svg viewBox="0 0 300 150" className="w-full" aria-hidden="true">
              {goods[index % goods.length]}
            </svg>
            <div className="h-4 bg-wood shadow-[0_8px_10px_-4px_rgb(0_0_0/.45)]" />
            <h2 className="mx-5 -mt-1.5 bg-[#fffdf8] px-4 py-3 text-[1.2em] text-[#1d1b26] shadow-[0_4px_8px_-3px_rgb(0_0_0/.5)] ring-2 ring-[#c9962e]">
              {title}
            </h2>
            <p className="mx-5 mt-4 text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const goods: ReactNode[] = [
  <g key="labels">
    <path d="m60 150 0-92 36-30 36 30v92z" fill="#ffd873" />
    <path d="m150 150 0-110 40-32 40 32v110z" fill="#f2b8a2" />
    <circle cx="96" cy="62" r="8" className="fill-wall" />
    <circle cx="190" cy="44" r="9" className="fill-wall" />
    <path d="M78 88h36v9H78zm0 22h24v9H78z" fill="#8a5f00" />
    <path d="M168 76h44v10h-44zm0 24h44v10h-44zm0 24h28v10h-28z" fill="#b83a1b" />
  </g>,
  <g key="terminal">
    <path d="M96 24c0-8 6-14 14-14h68c8 0 14 6 14 14v126H96z" className="fill-frame-2" />
    <path d="M110 26h68v36h-68z" fill="#cfe3dd" />
    <path d="m128 44 9 9 18-18" fill="none" stroke="#2f6b4f" strokeWidth="7" strokeLinecap="round" />
    <path
      d="M112 76h16v12h-16zm24 0h16v12h-16zm24 0h16v12h-16zm-48 22h16v12h-16zm24 0h16v12h-16zm24 0h16v12h-16z"
      fill="#fff6ea"
    />
    <path d="m196 84 60-26 22 48-60 27z" fill="#c8401f" />
    <path d="m199 91 60-27 5 11-60 27z" fill="#1d1b26" />
  </g>,
  <g key="parcel">
    <path d="M70 50h160v100H70z" className="fill-kraft" />
    <path d="M136 50h28v100h-28z" fill="#fff6ea" opacity=".6" />
    <path d="M82 98h46v38H82z" fill="#fffdf8" />
    <path d="M90 106h30v5H90zm0 11h20v5H90z" fill="#22313a" />
    <path d="M178 106h38m-19-22v44m-14-8 14 12 14-12" fill="none" stroke="#8a5f00" strokeWidth="5" />
  </g>,
  <g key="invoices">
    <path d="M86 30h104v120H86z" fill="#e9dcc0" transform="rotate(-6 138 90)" />
    <path d="M104 18h104v132H104z" fill="#fffdf8" stroke="#b9ad97" strokeWidth="3" />
    <path d="M120 36h48v10h-48zm0 24h72v6h-72zm0 16h72v6h-72zm0 16h50v6h-50z" fill="#8b7f69" />
    <path d="M120 118h72v14h-72z" fill="#ffd873" />
    <circle cx="214" cy="42" r="26" fill="none" stroke="#2f6b4f" strokeWidth="6" />
    <path d="m203 42 8 8 14-16" fill="none" stroke="#2f6b4f" strokeWidth="6" strokeLinecap="round" />
  </g>,
  <g key="basket">
    <path d="M84 66h132l-18 84h-96z" fill="#c8401f" />
    <path d="M108 66c0-70 84-70 84 0" fill="none" className="stroke-frame-2" strokeWidth="10" />
    <path d="M76 60h148v16H76z" fill="#a83417" />
    <path d="m112 90 6 46m32-46v46m38-46-6 46" stroke="#f2a38a" strokeWidth="6" strokeLinecap="round" />
    <path d="M120 60V34h24v26zm38 0c-4-20 6-30 16-30s20 10 16 30z" fill="#5d8d86" />
  </g>,
  <g key="figures">
    <path d="M66 14h168v136H66z" fill="#fffdf8" stroke="#22313a" strokeWidth="7" />
    <path d="M84 120c24-4 32-52 58-50s32 20 74-40" fill="none" stroke="#c8401f" strokeWidth="7" />
    <path d="M84 92c30 8 44 20 68 10s40-8 64-18" fill="none" stroke="#5d8d86" strokeWidth="6" />
    <path d="M84 132c50-2 90-12 132-16" fill="none" stroke="#c9962e" strokeWidth="6" />
  </g>,
];
