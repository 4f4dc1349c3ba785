import type { SectionContent } from '#domain/content/sections.ts';
import { Arrow } from '../../../ui/arrow.tsx';

type MaintenanceHeroProps = Pick<SectionContent<'maintenance'>, 'hero' | 'plansTitle'>;

/** Title and introduction on a drawing of a street at night, in both themes. */
export function MaintenanceHero({ hero, plansTitle }: MaintenanceHeroProps) {
  return (
    <section id="hero" className="night-street">
      <div className="page grid gap-x-10 lg:grid-cols-[1.15fr_.85fr]">
        <div className="relative py-14 lg:py-24">
          <h1 className="max-w-[15ch] text-display">{hero.title}</h1>
          <p className="mt-6 max-w-[44ch] text-[1.25em] font-semibold">{hero.subtitle}</p>
          <p className="mt-4 max-w-[54ch] text-lead opacity-85">{hero.description}</p>
          <ul className="mt-9 flex flex-wrap gap-3">
            {hero.badges.map((badge) => (
              <li key={badge} className="lit-badge">
                {badge}
              </li>
            ))}
          </ul>
          <a href="#plans" className="text-link mt-7 text-current">
            {plansTitle} <Arrow />
          </a>
        </div>
        <StreetLamp />
      </div>
    </section>
  );
}

/** The drawing: a closed shutter and a street lamp. */
function StreetLamp() {
  return (
    <svg
      viewBox="0 0 460 520"
      preserveAspectRatio="xMidYMax slice"
      className="h-72 w-full self-end lg:h-[34rem]"
      aria-hidden="true"
    >
      <path d="M384 34a36 36 0 1 0 38 50 30 30 0 0 1-38-50z" fill="#ffe9ae" />
      <path
        d="M60 60h3v3h-3zm90-34h3v3h-3zm120 60h3v3h-3zM30 180h3v3h-3zm300 0h3v3h-3zm100 20h3v3h-3z"
        fill="#fff6ea"
      />
      <path d="M176 520V250h260v270z" fill="#2b2950" />
      <path d="M196 520V330h150v190z" fill="#0d0c1e" />
      <path d="M204 340h134v180H204z" fill="#4a4678" />
      <path
        d="M204 356h134m-134 18h134m-134 18h134m-134 18h134m-134 18h134m-134 18h134m-134 18h134m-134 18h134"
        stroke="#3a3764"
        strokeWidth="4"
      />
      <path d="M364 520V372h54v148z" fill="#0d0c1e" />
      <path d="M372 380h38v60h-38z" fill="#ffcf7a" />
      <path d="M166 276h280l8 34H158z" fill="#e0552f" />
      <path d="M222 276h56l2 34h-60zm112 0h56l4 34h-60z" fill="#3a2340" />
      <path d="M92 154 0 520h300L152 154z" fill="url(#lamplight)" />
      <path d="M118 520V182h10v338z" fill="#0d0c1e" />
      <path d="M106 520v-34l6-12h22l6 12v34z" fill="#0d0c1e" />
      <path d="m92 104 10 74h42l10-74z" fill="#fff1c0" />
      <path d="m86 104 37-34 37 34zm10 74h54l-6 12h-42zM119 58h8v14h-8z" fill="#0d0c1e" />
      <path d="m92 104 10 74m52-74-10 74m-21-74v74" stroke="#0d0c1e" strokeWidth="5" />
      <path
        d="M30 512c-4-26 14-38 34-36 6-16 4-24 10-32l8 10h10l8-10c4 10 4 22 0 30-2 8-2 22 0 38z"
        fill="#dd7a3c"
      />
      <path
        d="M34 510c-20 4-26-12-14-20"
        fill="none"
        stroke="#c2602a"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d="M79 462q4 4 8 0m4 0q4 4 8 0"
        fill="none"
        stroke="#4a1f10"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <defs>
        <linearGradient id="lamplight" x2="0" y2="1">
          <stop stopColor="#ffe9ae" stopOpacity=".75" />
          <stop offset="1" stopColor="#ffcf7a" stopOpacity=".12" />
        </linearGradient>
      </defs>
    </svg>
  );
}
