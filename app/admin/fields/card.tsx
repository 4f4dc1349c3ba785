import { type ReactNode, useId } from 'react';

interface CardProps {
  title: string;
  /** The dotted path of what the card holds, where it holds one thing. */
  path?: string;
  /** Beside the title. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, under their name. */
export function Card({ title, path, tools, children }: CardProps) {
  const id = useId();
  return (
    <section className="editor-card" aria-labelledby={id}>
      <h2>
        <span id={id}>{title}</span> {path && <code className="field-path">{path}</code>}
        {tools && <span className="card-tools">{tools}</span>}
      </h2>
      {children}
    </section>
  );
}

/** What is rarely changed stays folded. */
export function FoldedCard({ title, children }: Pick<CardProps, 'title' | 'children'>) {
  return (
    <details className="editor-card folded-card">
      <summary>{title}</summary>
      <div className="folded-inside">{children}</div>
    </details>
  );
}
