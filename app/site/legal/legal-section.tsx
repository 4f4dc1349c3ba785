import type { ReactNode } from 'react';
import type { LegalSection as Content } from '#domain/rich-text/legal-sections.ts';
import type { RichNode } from '#domain/rich-text/tree.ts';
import { RichText } from '../blocks/rich-text.tsx';

interface LegalSectionProps {
  section: Content;
  /** Its number on the page, from 1. */
  number: number;
  /** What stands between its text and its ways of contact. */
  children?: ReactNode;
}

export function LegalSection({ section, number, children }: LegalSectionProps) {
  return (
    <section id={section.id} className="legal-section">
      <h2 className="mb-4 text-[1.65em]">
        <span className="text-brass">{number}.</span> {section.title}
      </h2>
      <div className="prose">
        <RichText nodes={section.body} />
        <Lines lines={section.items} />
        {children}
        <Lines lines={section.methods} />
      </div>
    </section>
  );
}

function Lines({ lines }: { lines: RichNode[][] }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={JSON.stringify(line)}>
          <RichText nodes={line} />
        </li>
      ))}
    </ul>
  );
}
