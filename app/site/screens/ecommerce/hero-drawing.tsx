import { Lamp } from '../../blocks/lamp.tsx';

/** The drawing in the hero: two shelves with parcels, and a clock at eleven. */
export function HeroDrawing() {
  return (
    <svg viewBox="0 0 600 620" className="w-full overflow-visible max-lg:hidden" aria-hidden="true">
      <path d="M486-300V4" className="stroke-rule" strokeWidth="3" />
      <Lamp x={486} length={60} shade="fill-awning" />
      <Clock />
      <path d="M0 228h600v14H0zm0 152h600v14H0z" className="fill-wood" />
      <path d="M40 242v30m520-30v30M40 394v30m520-30v30" className="stroke-frame-2" strokeWidth="8" />
      <Jars />
      <Boxes />
      <Parcels />
    </svg>
  );
}

function Clock() {
  return (
    <g transform="translate(120 90)">
      <circle r="66" className="fill-frame-2" />
      <circle r="54" fill="#fffdf8" />
      <path d="M0-46v10m0 72v10m-46-46h10m72 0h10" stroke="#8b7f69" strokeWidth="4" />
      <path d="M0 0v-40" stroke="#22313a" strokeWidth="5" strokeLinecap="round" />
      <path d="m0 0-14-24" stroke="#c8401f" strokeWidth="7" strokeLinecap="round" />
    </g>
  );
}

function Jars() {
  return (
    <g transform="translate(0 228)">
      {[
        [228, '#c8401f'],
        [298, '#e9b44c'],
        [368, '#5d8d86'],
      ].map(([x, filling]) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M0 0v-62c0-8 6-12 12-12h30c6 0 12 4 12 12V0z" fill="#fffdf8" opacity=".75" />
          <path d="M4 0v-46h46V0z" fill={String(filling)} />
          <path d="M6-88h42v14H6z" fill="#a9713f" />
          <path d="M12-34h30v20H12z" fill="#fffdf8" />
        </g>
      ))}
      <g transform="translate(452 0)">
        <path d="M0 0v-60l10-16v-30h16v30l10 16V0zm46 0v-60l10-16v-30h16v30l10 16V0z" fill="#2f6b4f" />
        <path d="M4-44h28v30H4zm46 0h28v30H50z" fill="#fffaf0" />
      </g>
    </g>
  );
}

function Boxes() {
  return (
    <g transform="translate(0 380)">
      <path d="M40 0v-92h70V0z" fill="#3d6f8e" />
      <path d="M110 0v-64h60V0z" fill="#ffc857" />
      <path d="M48-72h54v12H48zm70 24h44v10h-44z" fill="#fffaf0" />
      <path d="M200 0c-10-30 6-62 50-62S310-30 300 0z" fill="#d9a05b" />
      <path d="M194-24h112M200 0l24-58m26 58v-62m50 62-24-58" fill="none" stroke="#a9713f" strokeWidth="5" />
      <path d="M350 0h74v-50h-74zm12-50h50v-40h-50z" fill="#f2b8a2" />
      <path d="M380 0v-90h14V0zm-30-30h74v10h-74z" fill="#c8401f" />
      <path d="M470 0c-12-40 0-84 44-84s56 44 44 84z" fill="#7a3550" />
      <path d="M492-90h44v12h-44z" fill="#ffc857" />
    </g>
  );
}

function Parcels() {
  return (
    <g transform="translate(150 620)">
      <path d="M0 0v-120h190V0z" className="fill-kraft" />
      <path d="M80 0v-120h30V0z" fill="#fff6ea" opacity=".55" />
      <path d="M16-54h54v36H16z" fill="#fffdf8" />
      <path d="M24-46h38v5H24zm0 12h26v5H24z" fill="#22313a" />
      <path d="M24-120v-76h130v76z" fill="#c98a45" />
      <path d="M78-196h22v76H78zM24-166h130v14H24z" fill="#c8401f" />
      <path d="M214 0v-96h150V0z" fill="#c98a45" />
      <path d="M278-96h22V0h-22z" fill="#fff6ea" opacity=".55" />
      <path d="M226-44h40v28h-40z" fill="#fffdf8" />
    </g>
  );
}
