import type { ReactNode } from 'react';
import { DrawnIcon, toolDrawings } from '../../shell/tool-icon.tsx';

/** The small drawings of the toolbar, in a box of 20. */
const drawings = {
  bold: <path d="M6 4h5a3 3 0 0 1 0 6H6zm0 6h5.8a3 3 0 0 1 0 6H6z" strokeWidth="2" />,
  italic: <path d="M8.5 4h5m-7 12h5M12 4 8 16" />,
  strike: (
    <path d="M3.5 10h13M13.5 6.5C13 5 11.7 4 10 4 8 4 6.5 5.2 6.5 7M6.3 13.2C6.8 15 8.200 16 10 16c2 0 3.600-1.200 3.600-3" />
  ),
  link: (
    <path d="M8.500 11.500 11.500 8.500M9 6.500l1.700-1.700a3.200 3.200 0 0 1 4.500 4.500L13.500 11M11 13.500l-1.700 1.700a3.200 3.200 0 0 1-4.500-4.500L6.500 9" />
  ),
  bullets: <path d="M8 5h9M8 10h9M8 15h9M3.500 5h.01M3.500 10h.01M3.500 15h.01" />,
  numbers: (
    <path d="M9 5h8M9 10h8M9 15h8M3 4l1.200-.7V8M2.800 12.500c.4-1.300 2.600-1 2.300.3L2.800 16h2.600" />
  ),
  quote: <path d="M4 13c2 0 3-1.300 3-3.500V6H3.500v4H6M12 13c2 0 3-1.300 3-3.500V6h-3.500v4H14" />,
  rule: <path d="M3 10h14M6 5.500h8M6 14.500h8" strokeDasharray="14 0" />,
  image: <path d="M3 4.500h14v11H3zm0 9 4-4 3.500 3.500 2.500-2.500 4 4M12.500 8h.01" />,
  table: <path d="M3 4.500h14v11H3zM3 8.200h14M3 11.900h14M7.700 4.500v11m4.600-11v11" />,
  undo: toolDrawings.undo,
  redo: toolDrawings.redo,
  source: <path d="m7 6-4 4 4 4m6-8 4 4-4 4" />,
} satisfies Record<string, ReactNode>;

export type TextIconName = keyof typeof drawings;

export function TextIcon({ name }: { name: TextIconName }) {
  return <DrawnIcon>{drawings[name]}</DrawnIcon>;
}
