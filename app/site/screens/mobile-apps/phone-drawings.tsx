import type { ReactNode } from 'react';

/** The drawing of a phone that hangs on a string. The screen inside is drawn in a box of 126 by 270. */
export function Phone({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <g className="lamp" style={{ transformOrigin: `${x + 75}px 0` }}>
      <path d={`M${x + 75}-900V${y}`} className="stroke-control max-lg:hidden" strokeWidth="3" />
      <path d={`M${x + 75} 0V${y}`} className="stroke-control lg:hidden" strokeWidth="3" />
      <circle cx={x + 75} cy={y} r="9" fill="none" className="stroke-brass-2" strokeWidth="5" />
      <rect x={x} y={y + 8} width="150" height="300" rx="26" fill="#22313a" />
      <rect x={x} y={y + 8} width="150" height="300" rx="26" fill="none" stroke="#8fa7a3" strokeWidth="3" />
      <g transform={`translate(${x + 12} ${y + 23})`}>
        <rect width="126" height="270" rx="15" fill="#fffaf0" />
        {children}
        <rect x="40" y="6" width="46" height="10" rx="5" fill="#22313a" />
      </g>
    </g>
  );
}

/** A screen: a loyalty card with seven stamps out of nine. */
export const cardScreen = (
  <>
    <path d="M15 0h96a15 15 0 0 1 15 15v75H0V15A15 15 0 0 1 15 0z" fill="#c8401f" />
    <path d="M16 40h70v12H16zm0 22h46v8H16z" fill="#fff6ea" />
    <rect x="12" y="104" width="102" height="104" rx="10" fill="#ffe6a8" />
    {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((stamp) => (
      <circle
        key={stamp}
        cx={32 + (stamp % 3) * 31}
        cy={125 + Math.floor(stamp / 3) * 31}
        r="11"
        fill={stamp < 7 ? '#c8401f' : '#fffaf0'}
        stroke="#8a5f00"
        strokeWidth="2"
      />
    ))}
    <rect x="12" y="224" width="102" height="30" rx="12" fill="#22313a" />
    <path d="M36 236h54v7H36z" fill="#ffc857" />
  </>
);

/** A screen: an order with three cheeses, a total and a button. */
export const orderScreen = (
  <>
    <path d="M16 34h62v11H16z" fill="#22313a" />
    {[60, 112, 164].map((top, row) => (
      <g key={top} transform={`translate(12 ${top})`}>
        <rect width="102" height="44" rx="9" fill="#f0e3cb" />
        <path d="m8 34 30-22v22z" fill={row === 1 ? '#e9b44c' : '#ffd873'} />
        <path d="M48 13h34v7H48zm0 14h22v5H48z" fill="#5a5566" />
        <circle cx="90" cy="30" r="7" fill="#2f6b4f" />
      </g>
    ))}
    <rect x="12" y="222" width="102" height="34" rx="13" fill="#c8401f" />
    <path d="M38 235h50v8H38z" fill="#fff6ea" />
  </>
);

/** A screen: the message that an order is ready. */
export const readyScreen = (
  <>
    <rect width="126" height="270" rx="15" fill="#3d6f8e" />
    <path
      d="M0 190c30-26 50-8 66-20s34-30 60-26v111a15 15 0 0 1-15 15H15a15 15 0 0 1-15-15z"
      fill="#2f5872"
    />
    <path d="M38 38h50v16H38z" fill="#fffaf0" opacity=".9" />
    <rect x="8" y="76" width="110" height="56" rx="12" fill="#fffaf0" />
    <circle cx="30" cy="104" r="14" fill="#2f6b4f" />
    <path d="m23 104 5 6 10-12" fill="none" stroke="#fffaf0" strokeWidth="4" strokeLinecap="round" />
    <path d="M52 92h52v8H52zm0 15h36v6H52z" fill="#22313a" />
    <path
      d="M44 214c0-26 4-40 19-40s19 14 19 40l8 12H36z"
      fill="#ffc857"
      stroke="#8a5f00"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <circle cx="63" cy="234" r="7" fill="#8a5f00" />
  </>
);

/** A screen: a delivery route with four stops. */
export const mapScreen = (
  <>
    <rect width="126" height="270" rx="15" fill="#cfe3dd" />
    <path d="M0 60h126M0 150h126M40 0v270M96 30v240" stroke="#fffaf0" strokeWidth="11" />
    <path d="M52 72h32v66H52zm-40 92h16v50H12z" fill="#a9cfc4" />
    <path
      d="M40 40v20h56v90H40v54"
      fill="none"
      stroke="#c8401f"
      strokeWidth="6"
      strokeDasharray="10 7"
      strokeLinecap="round"
    />
    {[
      [40, 40],
      [96, 62],
      [96, 150],
      [40, 200],
    ].map(([cx, cy]) => (
      <circle key={`${cx}-${cy}`} cx={cx} cy={cy} r="9" fill="#c8401f" stroke="#fffaf0" strokeWidth="4" />
    ))}
    <rect x="8" y="220" width="110" height="40" rx="12" fill="#fffaf0" />
    <path d="M20 232h60v7H20zm0 13h40v5H20z" fill="#22313a" />
  </>
);
