/** The drawing of a shop window with its blind half down. */
export function SideWindow({ side }: { side: 'left' | 'right' }) {
  return (
    <svg viewBox="0 0 260 470" className="door-window" aria-hidden="true">
      <defs>
        <linearGradient id={`pane-${side}`} x1="0" y1="0" x2={side === 'left' ? '1' : '-0.6'} y2="1">
          <stop offset="0" stopColor="#1d1b3d" />
          <stop offset=".7" stopColor="#27244d" />
          <stop offset="1" stopColor="#4a3350" />
        </linearGradient>
      </defs>
      <path d="M14 470V130a116 116 0 0 1 232 0v340z" fill={`url(#pane-${side})`} />
      <path
        d="M24 300V130a106 106 0 0 1 212 0v160h-26.5a13.2 13.2 0 0 1-26.5 0 13.2 13.2 0 0 1-26.5 0 13.2 13.2 0 0 1-26.5 0 13.2 13.2 0 0 1-26.5 0 13.2 13.2 0 0 1-26.5 0 13.2 13.2 0 0 1-26.5 0 13.2 13.2 0 0 1-27 10z"
        fill="#2c2955"
      />
      <path d="M30 152h200M27 190h206M25 228h210M24 266h212" stroke="#38346a" strokeWidth="3" />
      <path d="M130 300v26" stroke="#8079b8" strokeWidth="2" />
      <circle cx="130" cy="332" r="6" fill="none" stroke="#8079b8" strokeWidth="2.5" />
      {side === 'left' ? leftDisplay : rightDisplay}
      <path d="M14 470V130a116 116 0 0 1 232 0v340" fill="none" stroke="#0d0c1e" strokeWidth="18" />
      <path d="M24 466V130a106 106 0 0 1 212 0v336" fill="none" stroke="#2b2950" strokeWidth="3" />
      <path d="M2 452h256v18H2z" fill="#0d0c1e" />
      <path d="m60 96 58-52 14 2L44 150z" fill="#fff" opacity=".05" />
    </svg>
  );
}

const leftDisplay = (
  <>
    <path d="M34 414h192v7H34z" fill="#0d0c1e" />
    <path d="M58 348h88v54H58z" fill="#121126" />
    <path d="M64 354h76v42H64z" fill="#2f2b5c" />
    <path d="M92 402h20l5 12H87z" fill="#121126" />
    <path d="M176 378h34l-5 36h-24z" fill="#5a2c2a" />
    <path
      d="M193 378c-2-24-16-30-20-34 2 14 6 26 20 34zm0 0c0-26 10-36 16-40 2 14-4 30-16 40z"
      fill="#26443f"
    />
  </>
);

const rightDisplay = (
  <>
    <path d="M34 414h192v7H34z" fill="#0d0c1e" />
    <path d="M52 362h54l6 52H46z" fill="#6a5330" />
    <path d="M66 362a13 13 0 0 1 26 0" fill="none" stroke="#3f3120" strokeWidth="5" />
    <path d="M140 344h36v70h-36z" fill="#121126" />
    <path d="M145 351h26v54h-26z" fill="#5d2a2c" />
    <path d="M194 394h24v20h-24z" fill="#3c3a6c" />
    <path d="M218 399h6v9h-6" fill="none" stroke="#3c3a6c" strokeWidth="3" />
  </>
);
