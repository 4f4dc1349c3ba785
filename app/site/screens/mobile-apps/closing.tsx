import type { SectionContent } from '#domain/content/sections.ts';
import { ExpertiseLinks } from '../../blocks/expertise-links.tsx';
import type { Story } from '../../stories.ts';

interface MobileClosingProps {
  closing: SectionContent<'mobile-apps'>['closing'];
  story: Story | undefined;
}

/** The call to contact, beside the drawing of a lit telephone booth. */
export function MobileClosing({ closing, story }: MobileClosingProps) {
  return (
    <section
      id="call"
      className="overflow-hidden border-t-2 border-line bg-wall-2 dark:bg-[radial-gradient(38%_120%_at_78%_60%,rgb(255_190_90/.4),transparent)]"
    >
      <div className="page grid items-end gap-x-16 md:grid-cols-[1fr_17rem]">
        <div className="py-16 lg:py-28">
          <h2 className="text-title">{closing.title}</h2>
          <p className="mt-4 mb-8 max-w-[44ch] text-lead">{closing.description}</p>
          <ExpertiseLinks {...closing} story={story} />
        </div>
        <Booth />
      </div>
    </section>
  );
}

function Booth() {
  return (
    <svg viewBox="0 0 260 440" className="mx-auto max-h-[26rem] max-md:max-h-72" aria-hidden="true">
      <path d="M20 44c0-30 220-30 220 0z" fill="#a83417" />
      <path d="M10 44h240v40H10zm12 40h216v356H22z" fill="#c8401f" />
      <path d="M48 54h164v20H48z" fill="#fff6ea" />
      <path d="M44 106h172v300H44z" className="fill-glass" />
      <path d="M44 106h172v300H44z" fill="#ffc05a" style={{ opacity: 'var(--lamp)' }} />
      <path d="M92 170h84v118H92z" fill="#22313a" />
      <path d="M104 184h60v26h-60z" fill="#8fa7a3" />
      <path
        d="M108 224h12v10h-12zm20 0h12v10h-12zm20 0h12v10h-12zm-40 18h12v10h-12zm20 0h12v10h-12zm20 0h12v10h-12zm-40 18h12v10h-12zm20 0h12v10h-12zm20 0h12v10h-12z"
        fill="#fff6ea"
      />
      <path d="M84 186c-16 0-20 10-20 26v44c0 16 4 26 20 26v-20H74v-56h10z" fill="#1d1b26" />
      <path d="M72 284c-6 40 40 50 34 4" fill="none" stroke="#1d1b26" strokeWidth="5" strokeDasharray="7 3" />
      <path d="M80 106 44 260V106zm56 0h24L72 406H50z" fill="#fff" opacity=".3" />
      <path d="M130 106v300M44 206h172M44 306h172" stroke="#c8401f" strokeWidth="9" opacity=".85" />
    </svg>
  );
}
