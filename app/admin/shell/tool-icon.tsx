import type { ReactNode } from 'react';

/** The small drawings of the back office, in a box of 20. */
const drawings = {
  sun: (
    <path d="M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 1.5v2m0 13v2M1.5 10h2m13 0h2M4 4l1.4 1.4m9.2 9.2L16 16M16 4l-1.4 1.4M5.4 14.6 4 16" />
  ),
  moon: <path d="M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3z" />,
  leave: <path d="M8 3H4.5v14H8m4.5-10.5L16 10l-3.5 3.5M16 10H8" />,
  menu: <path d="M3 5h14M3 10h14M3 15h14" />,
  down: <path d="m6 8 4 4 4-4" />,
} satisfies Record<string, ReactNode>;

export type ToolIconName = keyof typeof drawings;

export function ToolIcon({ name }: { name: ToolIconName }) {
  return (
    <svg viewBox="0 0 20 20" className="tool-icon" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
