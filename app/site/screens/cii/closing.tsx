import type { SectionContent } from '#domain/content/sections.ts';
import { splitHighlight } from '#domain/content/text.ts';
import { fadePart } from '../../../ui/fade-in.tsx';
import { CiiButton } from './button.tsx';

/** When the two parts of the call come, after the banner. */
const WORDS_MS = 600;
const BUTTON_MS = 700;

type Cii = SectionContent<'cii'>;

/** The closing sentence, drawn as a banner, and the call to contact below it. */
export function CiiClosing({ closing, cta }: Pick<Cii, 'closing' | 'cta'>) {
  const words = fadePart(WORDS_MS);
  const [before, marked, after] = splitHighlight(cta.title, cta.titleHighlight);
  return (
    <section id="closing" className="brick-wall isolate overflow-hidden pt-20 pb-24 text-center">
      <h2 className="page street-banner max-w-[62rem] -rotate-1 text-[clamp(2.1rem,1.2rem+4.2vw,4.6rem)] font-extrabold">
        {closing.title}
      </h2>
      <p style={words.style} className={`page mt-12 text-[1.35em] font-semibold ${words.className}`}>
        {before}
        {marked && <span className="text-awning-text">{marked}</span>}
        {after}
      </p>
      <p style={words.style} className={`page mt-3 mb-8 max-w-[52ch] text-ink-soft ${words.className}`}>
        {closing.description}
      </p>
      <CiiButton label={cta.cta} {...fadePart(BUTTON_MS)} />
    </section>
  );
}
