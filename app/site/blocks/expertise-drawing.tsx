import { Icon } from '../../ui/icon.tsx';

/** The drawing of a field of expertise: one of its own for the three of the home page, an icon for any other. */
export function ExpertiseDrawing({ icon }: { icon: string }) {
  const drawing = drawings[icon as keyof typeof drawings];
  if (!drawing) return <Icon name={icon} className="mb-8 size-[38%] text-frame" />;
  return (
    <svg viewBox="0 0 280 220" className="w-[82%]" aria-hidden="true">
      {drawing}
    </svg>
  );
}

const screenDrawing = (
  <>
    <rect width="238" height="162" rx="10" fill="#22313a" />
    <rect x="8" y="8" width="222" height="146" rx="5" fill="#fffaf0" />
    <path d="M13 8h212a5 5 0 0 1 5 5v17H8V13a5 5 0 0 1 5-5z" fill="#f0e3cb" />
    <circle cx="20" cy="19" r="3.5" fill="#c8401f" />
    <circle cx="31" cy="19" r="3.5" fill="#c9962e" />
    <circle cx="42" cy="19" r="3.5" fill="#5d8d86" />
    <path d="M22 46h92v12H22zm0 18h70v12H22z" fill="#22313a" />
    <path d="M22 86h80v6H22zm0 12h66v6H22z" fill="#b9ad97" />
    <rect x="22" y="116" width="52" height="18" rx="5" fill="#c8401f" />
    <path d="M132 134V66a40 40 0 0 1 80 0v68z" fill="#cfe3dd" />
    <circle cx="172" cy="80" r="15" fill="#e9b44c" />
    <path d="M132 134v-18c24-22 44-10 56-18 10-6 18-14 24-12v48z" fill="#5d8d86" />
    <path d="M78 162h82l8 16H70z" fill="#22313a" />
  </>
);

const telephoneDrawing = (
  <>
    <rect width="66" height="120" rx="12" fill="#22313a" />
    <rect x="5" y="7" width="56" height="106" rx="8" fill="#c8401f" />
    <rect x="14" y="20" width="38" height="8" rx="3" fill="#fff6ea" />
    <rect x="14" y="36" width="38" height="34" rx="6" fill="#fff6ea" />
    <rect x="14" y="78" width="26" height="6" rx="3" fill="#ffd9c7" />
    <rect x="14" y="90" width="38" height="12" rx="5" fill="#22313a" />
  </>
);

const parcels = (
  <>
    <path d="M22 120h104v98H22z" fill="#d9a05b" />
    <path d="M62 120h22v40l-11-8-11 8z" fill="#8a5f00" />
    <path d="M22 120h104v14H22z" fill="#000" opacity=".08" />
    <path d="M44 62h72v58H44z" fill="#e9b98a" />
    <path d="M72 62h16v58H72z" fill="#c8401f" />
    <g transform="translate(158 96)">
      <path d="M0 22h92l8 100H-8z" fill="#c8401f" />
      <path d="M24 22a22 22 0 0 1 44 0" fill="none" stroke="#22313a" strokeWidth="6" />
      <path d="M20 54h52v5a8.7 8.7 0 0 1-17.3 0 8.7 8.7 0 0 1-17.4 0A8.7 8.7 0 0 1 20 59z" fill="#fff6ea" />
    </g>
  </>
);

const planning = (
  <>
    <g transform="translate(28 52) scale(1.38)">{telephoneDrawing}</g>
    <path d="M148 84h112v134H148z" fill="#fffaf0" stroke="#22313a" strokeWidth="6" />
    <path d="M148 84h112v26H148z" fill="#22313a" />
    <path d="M164 130h24v20h-24zm38 28h24v20h-24z" fill="#e9b44c" />
    <path d="M202 130h24v20h-24zm-38 56h24v20h-24z" fill="#5d8d86" />
    <path d="M240 130v76M164 168h24m14 28h24" stroke="#d9cdb6" strokeWidth="6" />
  </>
);

const drawings = {
  Globe: <g transform="translate(18 42)">{screenDrawing}</g>,
  ShoppingCart: parcels,
  Smartphone: planning,
};
