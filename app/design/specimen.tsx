import type { ReactNode } from 'react';

/** A part under its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 font-sans text-[0.85rem] font-semibold tracking-normal text-ink-soft">{name}</h3>
      {children}
    </div>
  );
}

/** A shelf of specimens. */
export function Shelf({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="page band border-t-2 border-line first-of-type:border-t-0">
      <h2 className="mb-8 text-title">{title}</h2>
      <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
    </section>
  );
}
