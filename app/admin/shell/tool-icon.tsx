import type { ReactNode } from 'react';

/** The small drawings of the back office, in a box of 20. */
export const toolDrawings = {
  sun: (
    <path d="M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 1.5v2m0 13v2M1.5 10h2m13 0h2M4 4l1.4 1.4m9.2 9.2L16 16M16 4l-1.4 1.4M5.4 14.6 4 16" />
  ),
  moon: <path d="M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3z" />,
  leave: <path d="M8 3H4.5v14H8m4.5-10.5L16 10l-3.5 3.5M16 10H8" />,
  menu: <path d="M3 5h14M3 10h14M3 15h14" />,
  down: <path d="m6 8 4 4 4-4" />,
  plus: <path d="M10 4v12M4 10h12" />,
  bin: <path d="M3.5 5.5h13M8 5.5V3.5h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 8.5v5m3-5v5" />,
  page: <path d="M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15" />,
  undo: <path d="M7 4 3.5 7.5 7 11M3.5 7.5h8a4.5 4.5 0 0 1 0 9H8" />,
  redo: <path d="m13 4 3.5 3.5L13 11m3.5-3.5h-8a4.5 4.5 0 0 0 0 9H12" />,
  history: <path d="M3 10a7 7 0 1 0 2-4.9L3 7m0-4v4h4m3-1v4l3 2" />,
  open: <path d="M8 4H4v12h12v-4m-5-8h5v5m0-5-7 7" />,
  search: <path d="M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zm4 9.5 4 4" />,
  export: <path d="M10 3v9m-3.5-3.5L10 12l3.5-3.5M3.5 13v3.5h13V13" />,
  import: <path d="M10 12V3M6.5 6.5 10 3l3.5 3.5M3.5 13v3.5h13V13" />,
  close: <path d="m5 5 10 10M15 5 5 15" />,
} satisfies Record<string, ReactNode>;

export type ToolIconName = keyof typeof toolDrawings;

export function ToolIcon({ name }: { name: ToolIconName }) {
  return <DrawnIcon>{toolDrawings[name]}</DrawnIcon>;
}

export function DrawnIcon({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 20 20" className="tool-icon" aria-hidden="true">
      {children}
    </svg>
  );
}
