import type { ReactNode } from 'react';

/** A table in running text. Where the page is too narrow for it, it scrolls by itself. */
export function RichTable({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the arrow keys
    <div className="prose-table" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
