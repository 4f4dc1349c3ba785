interface LampProps {
  x: number;
  length: number;
  shade: string;
}

/** Of the cord above the drawing, for a room that is higher. */
const MORE_CORD = 200;

/** A lamp on its cord, for a drawing: it sways once at load, and at night it is lit. */
export function Lamp({ x, length, shade }: LampProps) {
  const y = length + 32;
  return (
    <g className="lamp" style={{ transformOrigin: `${x}px 0` }}>
      <path d={`M${x}-${MORE_CORD}v${length + MORE_CORD}`} className="stroke-rule" strokeWidth="3" />
      <path d={`M${x - 32} ${y}a32 32 0 0 1 64 0z`} className={shade} />
      <g style={{ opacity: 'var(--lamp)' }}>
        <circle cx={x} cy={y + 6} r="12" fill="#fff3c4" />
        <linearGradient id={`light-${x}`} x2="0" y2="1">
          <stop stopColor="#fff1c0" stopOpacity=".4" />
          <stop offset="1" stopColor="#fff1c0" stopOpacity="0" />
        </linearGradient>
        <path d={`M${x - 26} ${y + 2}h52l64 270H${x - 90}z`} fill={`url(#light-${x})`} />
      </g>
    </g>
  );
}
