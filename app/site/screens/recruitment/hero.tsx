import type { SectionContent } from '#domain/content/sections.ts';

/** Title and introduction, beside the drawing of a free desk. */
export function RecruitmentHero({ hero }: { hero: SectionContent<'recruitment'>['hero'] }) {
  return (
    <section id="hero" className="page band grid items-center gap-12 lg:grid-cols-[1.1fr_0.9fr]">
      <div>
        <h1 className="max-w-[14ch] text-display">{hero.title}</h1>
        <p className="mt-5 max-w-[42ch] text-lead">{hero.subtitle}</p>
        <p className="mt-4 max-w-[52ch] text-ink-soft">{hero.description}</p>
      </div>
      <div className="shop-window aspect-[5/4]" aria-hidden="true">
        <FreeDesk />
      </div>
    </section>
  );
}

function FreeDesk() {
  return (
    <svg viewBox="0 0 500 400" className="size-full" aria-hidden="true">
      <path d="M330 0v86" className="stroke-rule" strokeWidth="4" />
      <path d="M292 118a38 38 0 0 1 76 0z" fill="#c8401f" />
      <g style={{ opacity: 'var(--lamp)' }}>
        <circle cx="330" cy="124" r="13" fill="#fff3c4" />
        <linearGradient id="desk-light" x2="0" y2="1">
          <stop stopColor="#fff1c0" stopOpacity=".5" />
          <stop offset="1" stopColor="#fff1c0" stopOpacity="0" />
        </linearGradient>
        <path d="M300 120h60l70 150H230z" fill="url(#desk-light)" />
      </g>
      <path d="M70 64h120v84H70z" fill="#fff6ea" stroke="#22313a" strokeWidth="5" />
      <path d="M88 88h84M88 106h60M88 124h72" stroke="#c8401f" strokeWidth="7" strokeLinecap="round" />
      <path d="m96 64 34-34 34 34" fill="none" stroke="#22313a" strokeWidth="3" />
      <path d="M40 270h420v18H40z" fill="#8f6238" />
      <path d="M64 288h16v112H64zm356 0h16v112h-16z" fill="#7a5230" />
      <path d="M250 190h150v72H250z" fill="#22313a" />
      <path d="M258 198h134v56H258z" fill="#fffaf0" />
      <path d="M310 262h30l6 8h-42z" fill="#22313a" />
      <path d="M272 212h60v9h-60zm0 16h44v7h-44z" fill="#5d8d86" />
      <path d="M346 212h32v28h-32z" fill="#e9b44c" />
      <g transform="translate(120 214)">
        <path d="M0 12h44l-5 44H5z" fill="#fff6ea" />
        <path d="M44 20c18-2 18 24-2 22" fill="none" stroke="#fff6ea" strokeWidth="6" />
        <path d="M12 4q-6-8 0-16m12 16q-6-8 0-16" fill="none" stroke="#fff6ea" strokeWidth="4" opacity=".7" />
      </g>
      <g transform="translate(176 300)">
        <path d="M10 20h96v16H10z" fill="#c8401f" />
        <path d="M58 36v54m-34 10 34-22 34 22" fill="none" stroke="#22313a" strokeWidth="8" />
      </g>
    </svg>
  );
}
