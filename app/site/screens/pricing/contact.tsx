import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { useContent } from '../../content.tsx';

/** The call to contact, with the phone number. */
export function PricingContact({ contact }: { contact: SectionContent<'pricing'>['contact'] }) {
  const { common, language } = useContent();
  const { phone, phoneHref } = common.agency;
  return (
    <section id="contact" className="border-t-4 border-awning pt-8">
      <h2 className="text-[clamp(1.6rem,1.2rem+1.6vw,2.3rem)]">{contact.title}</h2>
      <p className="mt-3 mb-6 max-w-[52ch] text-ink-soft">{contact.description}</p>
      <p className="flex flex-wrap gap-3.5">
        <Link to={pathTo('contact', language)} className="button">
          {contact.button}
        </Link>
        <a href={phoneHref} className="button button-quiet">
          {contact.phoneLabel} · {phone}
        </a>
      </p>
    </section>
  );
}
