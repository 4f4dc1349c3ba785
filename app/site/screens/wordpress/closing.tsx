import type { SectionContent } from '#domain/content/sections.ts';
import { ExpertiseLinks } from '../../blocks/expertise-links.tsx';
import type { Story } from '../../stories.ts';

interface WordPressClosingProps {
  closing: SectionContent<'wordpress'>['closing'];
  story: Story | undefined;
}

/** The call to contact. Beside it, the drawing of a door with its key. */
export function WordPressClosing({ closing, story }: WordPressClosingProps) {
  return (
    <section id="call" className="border-t-2 border-line bg-wall-2">
      <div className="page grid items-end gap-x-16 md:grid-cols-[16rem_1fr] lg:grid-cols-[21rem_1fr]">
        <Door />
        <div className="py-14 max-md:order-first lg:py-24">
          <h2 className="text-title">{closing.title}</h2>
          <p className="mt-4 mb-8 max-w-[46ch] text-lead">{closing.description}</p>
          <ExpertiseLinks {...closing} story={story} />
        </div>
      </div>
    </section>
  );
}

function Door() {
  return (
    <svg viewBox="0 0 320 400" className="w-full max-md:max-h-72" aria-hidden="true">
      <path d="M10 400V150a150 150 0 0 1 300 0v250z" className="fill-frame-2" />
      <path d="M34 400V152a126 126 0 0 1 252 0v248z" fill="#2f6b5f" />
      <path d="M62 180v-26a98 98 0 0 1 196 0v26z" className="fill-glass" />
      <path d="M62 180v-26a98 98 0 0 1 196 0v26z" fill="#ffc05a" style={{ opacity: 'var(--lamp)' }} />
      <path d="M160 56v124M92 84l68 96 68-96" fill="none" stroke="#2f6b5f" strokeWidth="8" />
      <path d="M62 214h84v150H62zm112 0h84v150h-84z" fill="#275a50" />
      <circle cx="252" cy="256" r="24" fill="#c9962e" />
      <path d="M246 256h12v12h-12z" fill="#3d2a00" />
      <g fill="none" stroke="#ffe6a8" strokeWidth="7">
        <path d="M252 262v34" />
        <circle cx="252" cy="312" r="15" />
      </g>
      <path d="m252 327-14 34h30z" fill="#c8401f" />
    </svg>
  );
}
