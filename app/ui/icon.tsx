import type { ReactNode } from 'react';

/** Every icon the content may name, drawn in a box of 24. */
const drawings = {
  Code: <path d="m8 7-5 5 5 5m8-10 5 5-5 5M14 4l-4 16" />,
  Zap: <path d="M13 2 4 14h7l-1 8 9-12h-7z" />,
  Smartphone: <path d="M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm3 16h2" />,
  Globe: <path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM2 12h20M12 2c5 6 5 14 0 20-5-6-5-14 0-20z" />,
  ShoppingCart: (
    <path d="M2 3h3l2.6 12.4a1 1 0 0 0 1 .8h8.9a1 1 0 0 0 1-.8L20.5 8H6M9 20.5h.01M17 20.5h.01" />
  ),
  Server: <path d="M3 4h18v7H3zm0 9h18v7H3zm4-5.5h.01M7 16.5h.01" />,
  Database: <path d="M4 5c0-4 16-4 16 0v14c0 4-16 4-16 0zm0 0c0 4 16 4 16 0M4 12c0 4 16 4 16 0" />,
  Wrench: (
    <path d="M21 7a6 6 0 0 1-8 5.7L6.5 19.2a2.3 2.3 0 0 1-3.3-3.3L9.7 9.4A6 6 0 0 1 17 3l-3 3.5 1.5 2.5h2.7z" />
  ),
  Settings: (
    <path d="M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2M19 5l-2 2M7 17l-2 2" />
  ),
  Palette: (
    <path d="M12 2a10 10 0 0 0 0 20c2 0 2.5-1.5 1.5-3s0-3 2-3H19a3 3 0 0 0 3-3c0-6-4.5-11-10-11zM7.5 12h.01M10 7.5h.01M15 7.5h.01" />
  ),
  Users: (
    <path d="M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-7 10c0-8 14-8 14 0M16 3.5a4 4 0 0 1 0 7M18.5 14.5c2.5 1 3.5 3.5 3.5 6.5" />
  ),
  Shield: <path d="M12 2 4 5v6c0 6 3.5 9 8 11 4.5-2 8-5 8-11V5z" />,
  Wifi: <path d="M2 9c6-6 14-6 20 0M5.5 13c4-4 9-4 13 0M9 16.8c2-2 4-2 6 0M12 20.5h.01" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

function isIconName(name: string): name is IconName {
  return Object.hasOwn(drawings, name);
}

/** An icon by the name the content gives it; a name nobody drew shows Code. */
export function Icon({ name, className }: { name: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[isIconName(name) ? name : 'Code']}
    </svg>
  );
}
