import { screenDrawing, telephoneDrawing } from '../../blocks/expertise-drawing.tsx';
import { Lamp } from '../../blocks/lamp.tsx';

/** The drawing in the hero: lamps, a screen, a telephone, a bag, a plant, and a cat that opens an eye. */
export function HeroDisplay() {
  return (
    <div className="relative w-full self-stretch max-lg:mx-auto max-lg:aspect-[52/53] max-lg:max-w-[26rem]">
      <svg
        viewBox="0 0 520 600"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        <Lamp x={120} length={118} shade="fill-frame" />
        <Lamp x={300} length={72} shade="fill-awning" />
        <Lamp x={440} length={142} shade="fill-frame" />
        <path d="M36 392h450v12H36z" className="fill-frame" />
        <path d="m70 404-10 36m390-36 10 36" className="stroke-frame" strokeWidth="6" />
        <g transform="translate(84 214)">{screenDrawing}</g>
        <g transform="translate(350 272)">{telephoneDrawing}</g>
        <g transform="translate(96 470)">
          <path d="M0 22h92l8 108H-8z" fill="#e9b44c" />
          <path
            d="M24 22a22 22 0 0 1 44 0M24 58h44M24 74h30"
            fill="none"
            stroke="#8a5f00"
            strokeWidth="6"
            strokeLinecap="round"
          />
        </g>
        <g transform="translate(424 452)">
          <path d="M0 90h62l-8 60H8z" fill="#c8401f" />
          <path
            d="M31 92C-6 66 2 22 6 14c20 16 28 44 25 78zM31 92c-2-44 22-70 36-76 4 26-2 60-36 76zM31 92C18 50 28 12 36-6c14 30 12 66-5 98z"
            fill="#4f7f78"
          />
        </g>
        <Cat />
      </svg>
    </div>
  );
}

/** The drawing of the cat; the same colour in both themes. */
function Cat() {
  return (
    <g className="cat" transform="translate(232 512)">
      <path
        d="M6 84c-34 6-40-22-22-30 12-5 18 6 10 12"
        fill="none"
        stroke="#c2602a"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path d="M0 88c-6-40 26-66 66-64 42 2 74 30 72 64z" fill="#dd7a3c" />
      <path
        d="M24 44c8 6 12 16 12 26M46 32c8 8 12 20 12 34M70 30c6 8 9 18 9 30"
        fill="none"
        stroke="#b9541f"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M96 40c-6-20 2-36 10-46l12 14h18l12-14c8 12 14 26 8 44-6 22-52 26-60 2z" fill="#dd7a3c" />
      <path d="M118 50c4 6 16 6 20 0-2 10-18 10-20 0z" fill="#fff3e2" />
      <path d="m125 40 3 3 3-3z" fill="#7a2f1a" />
      <path
        className="cat-shut"
        d="M112 30q6 5 12 0m8 0q6 5 12 0"
        stroke="#4a1f10"
        strokeWidth="2.5"
        fill="none"
        strokeLinecap="round"
      />
      <g className="cat-open">
        <path d="M112 30q6 5 12 0" stroke="#4a1f10" strokeWidth="2.5" fill="none" strokeLinecap="round" />
        <circle cx="138" cy="30" r="5.5" fill="#fff3c4" />
        <ellipse cx="138" cy="30" rx="1.8" ry="4.5" fill="#1d1b26" />
      </g>
    </g>
  );
}
