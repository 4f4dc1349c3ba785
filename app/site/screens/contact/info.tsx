import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { useContent } from '../../content.tsx';

type ContactTexts = Pick<SectionContent<'contact'>, 'hero' | 'info' | 'promise'>;

/** Address, e-mail, phone and what we promise. Drawn as lettering on a shop door. */
export function ContactInfo({ contact, booking }: { contact: ContactTexts; booking: string }) {
  const { common, words, language } = useContent();
  const { address, email, phone, phoneHref } = common.agency;
  const { hero, info, promise } = contact;
  return (
    <section id="info" className="md:max-lg:grid md:max-lg:grid-cols-[1fr_1.3fr] md:max-lg:gap-x-10">
      <h1 className="self-end text-display">{hero.title}</h1>
      <p className="mt-5 max-w-[40ch] text-lead">{hero.subtitle}</p>
      <div className="relative mt-10 max-w-[30rem] md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:mt-0 rounded-t-[9rem] border-[12px] border-frame bg-frame shadow-[0_16px_0_-8px_var(--frame-2)]">
        <div className="glass relative overflow-hidden rounded-t-[8.2rem] px-6 pt-20 pb-10 sm:px-8 md:max-lg:px-4">
          <h2 className="text-center text-[1.6em]">{info.title}</h2>
          <dl className="mt-8 grid gap-5 text-center">
            <Line label={info.addressLabel}>
              {address.street}
              <br />
              {address.postalCode} {address.city}
            </Line>
            <Line label={info.phoneLabel}>
              <a href={phoneHref} className="inline-block py-1 underline underline-offset-4">
                {phone}
              </a>
            </Line>
            <Line label={info.emailLabel}>
              <a
                href={`mailto:${email}`}
                className="inline-block py-1 text-[0.86em] [overflow-wrap:anywhere] underline underline-offset-4"
              >
                {email}
              </a>
            </Line>
            <Line label={info.hoursLabel}>{info.hours.trim() || words.openingHours}</Line>
          </dl>
          <p className="mx-auto mt-8 max-w-[24ch] rotate-[-2deg] rounded-md bg-[#fff6ea] px-5 py-3 text-center font-display text-[1.05em] leading-snug font-bold text-[#8f2c12] shadow-lg [text-shadow:none]">
            {promise}
          </p>
          <p className="mt-8 text-center">
            <Link to={pathTo('appointment', language)} className="button">
              {booking}
            </Link>
          </p>
        </div>
        <Handle />
      </div>
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[0.8rem] font-semibold tracking-[0.12em] uppercase opacity-80">{label}</dt>
      <dd className="mt-1 font-display text-[1.15em] leading-snug font-bold">{children}</dd>
    </div>
  );
}

function Handle() {
  return (
    <svg viewBox="0 0 24 120" className="absolute right-2 bottom-28 h-28" aria-hidden="true">
      <rect x="6" width="12" height="120" rx="6" fill="#c9962e" />
      <rect x="8" y="4" width="4" height="112" rx="2" fill="#ffe6a8" />
    </svg>
  );
}
