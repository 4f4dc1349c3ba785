const GROUND = 320;
const STEP = 13;
const FLOOR = 58;

interface HouseProps {
  x: number;
  width: number;
  floors: number;
  /** A number for the colour of the bricks. */
  brick: '' | '-2' | '-3';
}

const row: HouseProps[] = [
  { x: -10, width: 126, floors: 2, brick: '-3' },
  { x: 116, width: 112, floors: 3, brick: '-2' },
  { x: 228, width: 140, floors: 2, brick: '' },
  { x: 368, width: 104, floors: 3, brick: '-3' },
  { x: 472, width: 132, floors: 2, brick: '-2' },
  { x: 836, width: 118, floors: 2, brick: '-3' },
  { x: 954, width: 136, floors: 3, brick: '-2' },
  { x: 1090, width: 112, floors: 2, brick: '' },
  { x: 1202, width: 128, floors: 3, brick: '-3' },
  { x: 1330, width: 124, floors: 2, brick: '-2' },
];

/** The drawing of houses with stepped gables; in the dark theme every window is lit. */
export function HeroDrawing() {
  return (
    <svg
      viewBox={`0 0 1440 ${GROUND}`}
      preserveAspectRatio="xMidYMax slice"
      className="block h-[max(15rem,22.2vw)] w-full"
      aria-hidden="true"
    >
      {row.map((house) => (
        <House key={house.x} {...house} />
      ))}
      <House x={604} width={232} floors={3} brick="" />
      <path d="M618 320v-84h204v84z" className="fill-frame" />
      <path d="M630 320v-66h104v66z" style={{ fill: 'var(--pane)' }} />
      <path d="M752 320v-66h56v66z" fill="#c8401f" />
      <path d="M760 262h40v26h-40z" style={{ fill: 'var(--pane)' }} />
      <circle cx="760" cy="300" r="4" fill="#ffdf9a" />
      <path d="M644 320v-22h26v22zm34 0v-34h18v34zm26 0v-26h20v26z" fill="#5d8d86" />
      <path d={stripes(0)} className="fill-awning" />
      <path d={stripes(1)} style={{ fill: 'var(--awning-2)' }} />
    </svg>
  );
}

/** The path of every second stripe of an awning of eight. */
function stripes(first: 0 | 1): string {
  return Array.from({ length: 4 }, (_, index) => {
    const left = 604 + (2 * index + first) * 29;
    return `M${left} 216h29v28a14.5 13 0 0 1-29 0z`;
  }).join('');
}

function House({ x, width, floors, brick }: HouseProps) {
  const eaves = GROUND - 44 - floors * FLOOR;
  const tread = width / 9;
  const gable = `${`h${tread}v-${STEP}`.repeat(4)}h${tread}${`v${STEP}h${tread}`.repeat(4)}`;
  return (
    <>
      <path d={`M${x} ${GROUND}V${eaves}${gable}V${GROUND}z`} style={{ fill: `var(--brick${brick})` }} />
      <path
        d={windows({ x, width, floors, eaves })}
        className="stroke-frame"
        strokeWidth="4"
        style={{ fill: 'var(--pane)' }}
      />
      <path d={`M${x} ${GROUND - 5}h${width}v5h-${width}z`} className="fill-frame-2" />
    </>
  );
}

/** As many windows as fit on each floor, all with a round head. */
function windows({ x, width, floors, eaves }: Omit<HouseProps, 'brick'> & { eaves: number }): string {
  const count = Math.floor(width / 36);
  const gap = width / count;
  return Array.from({ length: floors * count }, (_, index) => {
    const left = x + (index % count) * gap + gap / 2 - 9;
    const top = eaves + 26 + Math.floor(index / count) * FLOOR;
    return `M${left} ${top + 24}v-24a9 9 0 0 1 18 0v24z`;
  }).join('');
}
