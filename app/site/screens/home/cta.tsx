import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { useContent } from '../../content.tsx';

/** The call to contact, with the phone number. Drawn as a shop window at night. */
export function HomeCta({ cta }: { cta: SectionContent<'home'>['cta'] }) {
  const { common, language } = useContent();
  const { phone, phoneHref } = common.agency;
  return (
    <section id="call" className="page band">
      <div className="relative overflow-hidden rounded-t-[clamp(3rem,12vw,10rem)] border-[10px] border-frame bg-[radial-gradient(85%_90%_at_50%_-18%,#ffcf7a,#d98a40_26%,#7a4334_52%,#32233f)] px-6 pt-16 pb-14 text-center text-[#fff9ec] shadow-[0_18px_0_-8px_var(--frame-2)] sm:px-14">
        <svg viewBox="0 0 120 90" className="mx-auto h-20" aria-hidden="true">
          <path d="M60 4 18 34m42-30 42 30" stroke="#22313a" strokeWidth="3" />
          <rect x="8" y="32" width="104" height="50" rx="6" fill="#fff6ea" stroke="#22313a" strokeWidth="4" />
          <path d="M24 50h72M34 64h52" stroke="#c8401f" strokeWidth="7" strokeLinecap="round" />
        </svg>
        <h2 className="mx-auto mt-6 max-w-[24ch] text-title [text-shadow:0_2px_18px_rgb(40_16_10/.65)]">
          {cta.title}
        </h2>
        <p className="mx-auto mt-4 mb-8 max-w-[46ch] text-lead [text-shadow:0_1px_12px_rgb(40_16_10/.8)]">
          {cta.description}
        </p>
        <p className="flex flex-wrap justify-center gap-3.5">
          <Link to={pathTo('contact', language)} className="button bg-[#fff3d6] text-[#2a1326]">
            {cta.button}
          </Link>
          <a href={phoneHref} className="button bg-[#1b1026] text-[#fff3d6]">
            {cta.phoneLabel} · {phone}
          </a>
        </p>
      </div>
    </section>
  );
}
