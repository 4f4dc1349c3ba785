import { Lamp } from '../../blocks/lamp.tsx';

/** The drawing: a screen on a workbench, whose last part hangs from a hook. */
export function HeroDrawing() {
  return (
    <svg
      viewBox="0 0 600 540"
      className="w-full overflow-visible max-lg:mx-auto max-lg:max-w-[30rem]"
      aria-hidden="true"
    >
      <path d="M92-400V2" className="stroke-frame-2 max-lg:hidden" strokeWidth="3" />
      <Lamp x={92} length={130} shade="fill-awning" />
      <HungTools />
      <Screen />
      <Part />
      <BenchThings />
    </svg>
  );
}

function HungTools() {
  return (
    <g className="stroke-frame-2" fill="none" strokeWidth="4">
      <path d="M196 0h1400" strokeWidth="10" />
      <path d="M250 0v34M540 0v30" />
      <g transform="translate(236 34)" strokeWidth="0">
        <path d="M6 0h18v62H6z" fill="#c9962e" />
        <path d="M-4 62h38l-4 74H0z" fill="#8fa7a3" />
        <path d="M-4 62h38v12H-4z" fill="#5d8d86" />
      </g>
      <g transform="translate(508 30)" strokeWidth="0">
        <path d="M24 0h16v96H24z" fill="#a9713f" />
        <path d="M2 96h60c6 0 8 6 8 14s-2 14-8 14H2z" className="fill-frame-2" />
      </g>
    </g>
  );
}

function Screen() {
  return (
    <g transform="translate(150 214)">
      <path d="M150 258h70l14 58H136z" className="fill-frame-2" />
      <path d="M92 312h186v14H92z" className="fill-frame-2" />
      <rect width="370" height="264" rx="14" className="fill-frame" />
      <rect x="12" y="12" width="346" height="240" rx="6" fill="#fffaf0" />
      <path d="M18 12h334a6 6 0 0 1 6 6v34H12V18a6 6 0 0 1 6-6z" fill="#c8401f" />
      <path d="M30 28h66v9H30z" fill="#fff6ea" />
      <path d="M284 27h56v11h-56z" fill="#ffd9c7" />
      <path d="M26 66h92v170H26z" fill="#f0e3cb" />
      <path d="M40 82h50v9H40zm0 22h64v9H40zm0 22h44v9H40zm0 22h58v9H40z" fill="#b9ad97" />
      <path d="M40 204h64v18H40z" fill="#22313a" />
      <path d="M132 66h214v54H132z" fill="#cfe3dd" />
      <path
        d="M144 106c24-4 30-26 54-24s32 20 56 14 38-24 80-20"
        fill="none"
        stroke="#5d8d86"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M132 132h100v46H132z" fill="#ffe6a8" />
      <path d="M144 146h40v8h-40zm0 14h62v6h-62z" fill="#8a5f00" />
      <path d="M132 190h100v46H132z" fill="#f7d3c4" />
      <path d="M144 204h52v8h-52zm0 14h34v6h-34z" fill="#b83a1b" />
      <path d="M246 132h100v104H246z" fill="none" stroke="#b9ad97" strokeWidth="4" strokeDasharray="11 9" />
    </g>
  );
}

/** The drawing of the part that hangs from the hook. */
function Part() {
  return (
    <g className="lamp" style={{ transformOrigin: '418px 0' }}>
      <path d="M418 0v70l-44 28m44-28 44 28" fill="none" className="stroke-brass-2" strokeWidth="3" />
      <rect x="362" y="96" width="112" height="108" rx="6" fill="#5d8d86" />
      <path d="M374 108h88v20h-88z" fill="#cfe3dd" />
      <path
        d="M374 138h24v20h-24zm32 0h24v20h-24zm32 0h24v20h-24zm-64 28h24v20h-24zm64 0h24v20h-24z"
        fill="#fffaf0"
      />
      <path d="M406 166h24v20h-24z" fill="#ffc857" />
    </g>
  );
}

function BenchThings() {
  return (
    <>
      <g transform="translate(34 416)">
        <path d="m20 30-12-96 10-2 14 98zm26 0 4-104 10 1-2 103zm20 0 30-78 9 4-24 76z" fill="#c9962e" />
        <path d="m8-66 3-16 7 14zm42-8 6-14 4 15zm46 22 12-10-3 14z" fill="#1d1b26" />
        <path d="M8 26h82l-8 98H16z" fill="#c8401f" />
        <path d="M8 26h82l-2 18H10z" fill="#fff6ea" />
      </g>
      <g transform="translate(500 478)">
        <path d="M0 62V30c0-8 6-12 14-12h30l14-24c4-7 14-6 14 2v22h18c6 0 10 4 10 10v34z" fill="#a9713f" />
        <path d="M-6 50h112v12H-6z" className="fill-frame-2" />
      </g>
    </>
  );
}
