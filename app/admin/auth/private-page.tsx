import type { ReactNode } from 'react';

/** The frame of what stands before the back office: never indexed, no part of the public shell. */
export function PrivatePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main lang="fr" data-screen="Admin">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {children}
    </main>
  );
}
