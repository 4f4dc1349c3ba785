/** The drawing: the front of a bakery; on a phone, its door and one window. */
export function HeroDrawing() {
  return (
    <svg
      viewBox="0 0 1440 430"
      preserveAspectRatio="xMidYMax slice"
      className="mt-10 h-[19rem] w-full lg:-mt-2 lg:h-[27rem]"
      aria-hidden="true"
    >
      <path d="M150 60h1140v330H150z" className="fill-frame" />
      <path d="M130 40h1180v34H130z" className="fill-awning" />
      <path d="M130 40h1180v10H130z" fill="#fff" opacity=".15" />
      <Window x={180} />
      <Window x={860} />
      <Door />
      <path d="M0 390h1440v40H0z" className="fill-line" />
      <path d="M0 390h1440v6H0z" className="fill-control" opacity=".5" />
      <path d="M636 392h196l70 38H566z" fill="#ffcf7a" opacity=".55" />
      <Customer />
      <Bicycle />
    </svg>
  );
}

function Window({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 96)`}>
      <path d="M0 0h400v236H0z" className="fill-glass" />
      <path d="M0 0h400v236H0z" fill="#ffb84d" style={{ opacity: 'calc(var(--lamp) * .75)' }} />
      <path d="M40 0h70L20 236H0V96zm110 0h26L86 236H60z" fill="#fff" opacity=".28" />
      <path d="M0 112h400v10H0zM0 226h400v14H0z" className="fill-wood" />
      <g transform="translate(24 60)">
        {[0, 74, 148].map((left) => (
          <Loaf key={left} x={left} y={0} />
        ))}
        <Croissants x={236} y={6} />
      </g>
      <g transform="translate(20 166)">
        <Basket />
        <Croissants x={130} y={14} />
        <Loaf x={268} y={8} />
      </g>
    </g>
  );
}

function Loaf({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 52c-4-34 10-50 32-50s36 16 32 50z" fill="#c98a45" />
      <path d="m14 22 10 16m4-20 10 18m4-18 10 16" stroke="#fbe6bf" strokeWidth="5" strokeLinecap="round" />
    </g>
  );
}

function Croissants({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {[0, 44, 88].map((left) => (
        <path
          key={left}
          d={`M${left} 46c-2-22 12-34 22-34s24 12 22 34c-6-14-14-18-22-18s-16 4-22 18z`}
          fill="#d99a4e"
          stroke="#a9652a"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      ))}
    </g>
  );
}

function Basket() {
  return (
    <>
      <path
        d="m28 12 10-74 14 2-8 74zm22 0 2-88 15 0-3 88zm20 0 18-82 14 4-14 82z"
        fill="#d99a4e"
        stroke="#a9652a"
        strokeWidth="3"
      />
      <path d="M14 4h98l-12 56H26z" fill="#a9713f" />
      <path d="M20 20h86m-82 18h78" stroke="#7a5230" strokeWidth="5" />
    </>
  );
}

/** The open door of the bakery. */
function Door() {
  return (
    <g transform="translate(612 84)">
      <path d="M0 0h216v306H0z" className="fill-frame-2" />
      <path d="M14 14h188v292H14z" fill="#ffd995" />
      <path d="M60 130h142v14H60zm0 62h142v12H60z" fill="#a9713f" />
      <path d="M60 204h142v102H60z" fill="#c8401f" />
      <path d="M84 96c-2-22 10-30 22-30s24 8 22 30zm58 34V92h34v38zm-70 62v-30h52v30z" fill="#c98a45" />
      <path d="m14 14 62 26v252l-62 14z" className="fill-frame" />
      <path d="m24 36 42 18v150l-42 6z" className="fill-glass" />
      <circle cx="68" cy="190" r="6" fill="#ffc857" />
      <path d="M178 14v16m-14 18a14 18 0 0 1 28 0z" stroke="#8a5f00" strokeWidth="4" fill="#ffc857" />
      <path d="m154 40-8 8m52-8 8 8" stroke="#c8401f" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}

function Customer() {
  return (
    <g transform="translate(496 150)">
      <path
        d="m40 190-8 56H14m46-58 20 50 18-4"
        fill="none"
        stroke="#22313a"
        strokeWidth="17"
        strokeLinejoin="round"
      />
      <path d="M20 76c4-22 62-22 68 0l14 128H10z" fill="#3d6f8e" />
      <path
        d="M52 96c26 22 44 26 66 20"
        fill="none"
        stroke="#2f5872"
        strokeWidth="20"
        strokeLinecap="round"
      />
      <circle cx="56" cy="32" r="27" fill="#e8b48c" />
      <path d="M28 28C28-4 84-8 86 26c-20 2-34-6-40-12-2 10-8 16-18 14z" fill="#4a2c1a" />
      <path d="M114 94h28l-4 36h-20z" fill="#fffdf8" />
      <path d="M114 104h28l-1 12h-25z" fill="#c8401f" />
      <path
        d="M122 84c-6-8 6-12 0-22m14 22c-6-8 6-12 0-22"
        fill="none"
        className="stroke-control"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}

function Bicycle() {
  return (
    <g transform="translate(1178 290)" fill="none" strokeWidth="7" strokeLinecap="round">
      <g className="stroke-control">
        <circle cx="30" cy="70" r="36" />
        <circle cx="170" cy="70" r="36" />
      </g>
      <path d="m30 70 40-62h68l32 62m-32-62L92 70H30m40-62 22 62M62-6h22m50 14-4-22h20" stroke="#c8401f" />
    </g>
  );
}
