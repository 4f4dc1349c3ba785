import type { ReactNode } from 'react';

/** The shop's door at night: the sign on the glass says `title`, and the form stands behind it. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
