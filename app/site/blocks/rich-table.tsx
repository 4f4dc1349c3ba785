import type { ReactNode } from 'react';

interface RichTableProps {
  /** Said by screen readers: the heading above says it to the others. */
  title?: string;
  children: ReactNode;
}

/** A table in running text. Where the page is too narrow for it, it scrolls by itself. */
export function RichTable({ title, children }: RichTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the arrow keys
    <div className="prose-table" tabIndex={0}>
      <table>
        {title && <caption className="sr-only">{title}</caption>}
        {children}
      </table>
    </div>
  );
}
