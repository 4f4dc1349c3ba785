import { ExpertiseDrawing } from '../../blocks/expertise-drawing.tsx';

/** The drawing of a laptop. */
const laptopDrawing = (
  <>
    <path d="M44 66h192a8 8 0 0 1 8 8v128H36V74a8 8 0 0 1 8-8z" fill="#22313a" />
    <path d="M46 78h188v114H46z" fill="#fffaf0" />
    <path d="M46 78h188v20H46z" fill="#c8401f" />
    <path d="M58 110h48v70H58zm58 0h48v70h-48zm58 0h48v70h-48z" fill="#f0e3cb" />
    <path d="M64 118h36v14H64zm58 24h36v14h-36z" fill="#e9b44c" />
    <path d="M64 138h36v22H64zm58-20h36v18h-36zm58 0h36v28h-36z" fill="#5d8d86" />
    <path d="M180 152h36v14h-36z" fill="#c8401f" />
    <path d="M14 202h252l-12 16H26z" fill="#31454f" />
    <path d="M112 202h56v6h-56z" fill="#22313a" />
  </>
);

/** The drawing of a stopwatch. */
const stopwatchDrawing = (
  <>
    <path d="M126 22h28v30h-28z" fill="#8a5f00" />
    <path d="M118 10h44v16h-44z" fill="#c9962e" />
    <path d="m206 60 16-14 14 16-16 14z" fill="#8a5f00" />
    <circle cx="140" cy="134" r="84" fill="#c9962e" />
    <circle cx="140" cy="134" r="70" fill="#8a5f00" />
    <circle cx="140" cy="134" r="66" fill="#fffaf0" />
    <path d="M140 134V68a66 66 0 0 1 57 33z" fill="#c8401f" />
    <path
      d="M140 74v12m0 96v12m60-60h-12m-96 0H80m102-42-8 8m-68 68-8 8m0-84 8 8m68 68 8 8"
      stroke="#22313a"
      strokeWidth="5"
    />
    <path d="m140 134 44-26" stroke="#22313a" strokeWidth="7" strokeLinecap="round" />
    <circle cx="140" cy="134" r="9" fill="#22313a" />
    <path d="M84 108a62 62 0 0 1 24-30" stroke="#fff" strokeWidth="6" strokeLinecap="round" fill="none" />
  </>
);

/** The drawing of a toolbox. */
const toolboxDrawing = (
  <>
    <path d="m70 132-22-92 18-6 28 98zm-20-88-12-20 20-8 10 22z" fill="#8a8f95" />
    <path d="M190 132 208 66c-18-10-16-36 4-42l-4 22 14 8 16-14c8 18-6 36-22 34l-8 58z" fill="#8a8f95" />
    <path d="M98 116a42 44 0 0 1 84 0" fill="none" stroke="#22313a" strokeWidth="10" />
    <path d="M26 112h228v106H26z" fill="#5d8d86" />
    <path d="M18 106h244v26H18z" fill="#4f7f78" />
    <path d="M64 122h22v26H64zm130 0h22v26h-22z" fill="#e9b44c" />
    <path d="M112 160h56v40h-56z" fill="#fffaf0" />
    <path d="m124 180 10 10 22-20" fill="none" stroke="#c8401f" strokeWidth="7" />
  </>
);

const drawings = { Code: laptopDrawing, Zap: stopwatchDrawing, Wrench: toolboxDrawing };

/** The drawing of a service: one of those above, or the one that other pages share. */
export function ServiceDrawing({ icon }: { icon: string }) {
  const drawing = drawings[icon as keyof typeof drawings];
  if (!drawing) return <ExpertiseDrawing icon={icon} />;
  return (
    <svg viewBox="0 0 280 220" aria-hidden="true">
      {drawing}
    </svg>
  );
}
