import type { SectionContent } from '#domain/content/sections.ts';
import { Paragraphs } from '../../blocks/paragraphs.tsx';

type MobileContent = SectionContent<'mobile-apps'>;

const COLOURS = ['fill-[#c8401f]', 'fill-[#3d6f8e]', 'fill-[#2f6b4f]', 'fill-[#8a5f00]'];

/** The introduction, and the benefits drawn as notifications on a large phone. */
export function MobileBenefits({ introduction, benefits }: Pick<MobileContent, 'introduction' | 'benefits'>) {
  return (
    <section id="introduction" className="page band grid gap-x-20 gap-y-12 lg:grid-cols-[1fr_27rem]">
      <div className="lg:sticky lg:top-32 lg:self-start">
        <h2 className="text-title">{introduction.title}</h2>
        <Paragraphs text={introduction.content} className="mt-6 text-lead" />
        <KeptIcon />
      </div>
      <div className="mx-auto max-w-[27rem] rounded-[3rem] border-[12px] border-[#22313a] bg-[linear-gradient(165deg,#f2b8a2,#e0912f_45%,#7a3550)] px-3 pt-6 pb-12 sm:px-4 shadow-[0_0_0_3px_#8fa7a3,0_26px_40px_-22px_rgb(0_0_0/.8)] before:mx-auto before:block before:h-5 before:w-28 before:rounded-full before:bg-[#22313a] dark:bg-[linear-gradient(165deg,#3a2340,#7a3550_45%,#16152e)]">
        <h2 className="my-9 text-center text-[1.9em] text-[#1d1b26] dark:text-[#fff6e2]">{benefits.title}</h2>
        <ul className="grid gap-3">
          {benefits.items.map(({ title, description }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2.75rem_1fr] gap-x-3 rounded-3xl bg-window p-3.5 pb-5 sm:gap-x-4 sm:p-4 shadow-[0_6px_14px_-8px_rgb(0_0_0/.6)]"
            >
              <svg viewBox="0 0 44 44" className={COLOURS[index % COLOURS.length]} aria-hidden="true">
                <rect width="44" height="44" rx="12" />
                <path d="M8 18h28v-4l-4-5H12l-4 5zm3 3h22v14H11z" fill="#fff6ea" />
              </svg>
              <div>
                <h3 className="text-[1.12em]">{title}</h3>
                <p className="mt-1 text-[0.97em] text-ink-soft">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The drawing of app icons: one stays on its shelf, the others fall into a bin. */
function KeptIcon() {
  return (
    <svg viewBox="0 0 560 300" className="mt-12 w-full max-lg:hidden" aria-hidden="true">
      <path d="M0 286h560v8H0z" className="fill-line" />
      <path d="M20 206h170v12H20zm20 12h10v68H40zm120 0h10v68h-10z" className="fill-wood" />
      <circle cx="105" cy="150" r="86" fill="#ffc857" opacity=".35" />
      <rect x="59" y="114" width="92" height="92" rx="24" fill="#c8401f" />
      <path d="M76 152h58v-8l-8-12H84l-8 12zm6 6h46v30H82z" fill="#fff6ea" />
      <g className="fill-control" opacity=".75">
        <rect x="236" y="60" width="58" height="58" rx="15" transform="rotate(-14 265 89)" />
        <rect x="324" y="18" width="58" height="58" rx="15" transform="rotate(9 353 47)" />
        <rect x="398" y="66" width="58" height="58" rx="15" transform="rotate(28 427 95)" />
      </g>
      <path
        d="M216 84c-8 10-12 20-12 30m116-96c-12 2-20 8-26 16m110 8c-8 2-12 6-16 12"
        fill="none"
        className="stroke-control"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M356 160h140l-14 126H370z" className="fill-frame-2" />
      <path d="M344 144h164v18H344z" className="fill-control" />
      <path d="m396 180 6 90m24-90v90m30-90-6 90" className="stroke-control" strokeWidth="5" />
    </svg>
  );
}
