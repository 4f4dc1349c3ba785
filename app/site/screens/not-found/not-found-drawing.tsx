/** The drawing: a closed door with the number 404, and a cat before it. */
export function NotFoundDrawing() {
  return (
    <svg viewBox="0 0 320 420" className="mx-auto w-full max-w-72" aria-hidden="true">
      <path d="M30 400V160a130 130 0 0 1 260 0v240z" className="fill-frame" />
      <path d="M52 400V162a108 108 0 0 1 216 0v238z" fill="#c8401f" />
      <path d="M84 230V164a76 76 0 0 1 152 0v66z" fill="#ffdf9a" opacity=".9" />
      <path d="M160 88v142M84 164h152" className="stroke-frame" strokeWidth="6" />
      <path d="M84 256h152v120H84z" fill="none" stroke="#8f2a12" strokeWidth="6" />
      <circle cx="242" cy="276" r="10" fill="#c9962e" />
      <rect x="118" y="284" width="84" height="44" rx="6" fill="#fdf3d4" />
      <text x="160" y="315" textAnchor="middle" fontSize="28" fontWeight="800" fill="#3d2a00">
        404
      </text>
      <path d="M0 400h320v14H0z" className="fill-frame-2" />
      <g transform="translate(6 322) scale(.88)" fill="#dd7a3c">
        <path d="M0 88c-6-40 26-66 66-64 42 2 74 30 72 64z" />
        <path d="M96 40c-6-20 2-36 10-46l12 14h18l12-14c8 12 14 26 8 44-6 22-52 26-60 2z" />
        <circle cx="120" cy="26" r="4" fill="#fff3c4" />
        <circle cx="138" cy="26" r="4" fill="#fff3c4" />
      </g>
    </svg>
  );
}
