import type { ReactNode } from 'react';
import { words as adminWords } from '../words.ts';

interface ScreenHeadProps {
  title: string;
  /** What the screen is for. */
  lead?: ReactNode;
  /** What can be done with all that it shows. */
  children?: ReactNode;
}

/** The head of a screen that is no editor: its name, here and in the tab, and its tools. */
export function ScreenHead({ title, lead, children }: ScreenHeadProps) {
  return (
    <header className="flex flex-wrap items-center gap-3">
      <title>{`${title} · ${adminWords.title}`}</title>
      <div className="mr-auto">
        <h1>{title}</h1>
        {lead && <p className="text-ink-soft">{lead}</p>}
      </div>
      {children}
    </header>
  );
}
