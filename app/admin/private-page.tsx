import type { ReactNode } from 'react';
import { DocumentHead } from '../document-head.tsx';

/** The frame of what stands before the back office: never indexed, no part of the public shell. */
export function PrivatePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main lang="fr" data-screen="Admin">
      <DocumentHead>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </DocumentHead>
      {children}
    </main>
  );
}
