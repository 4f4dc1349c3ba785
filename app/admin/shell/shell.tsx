import type { ReactNode } from 'react';
import { ThemeProvider } from '../../ui/theme.tsx';
import { words } from '../words.ts';
import { OfficeHeader } from './header.tsx';
import { NavigationBar, type Waiting } from './navigation-bar.tsx';

/** The frame around every screen of a signed-in administrator. It speaks French under both addresses. */
export function Shell({ waiting, children }: { waiting: Waiting; children: ReactNode }) {
  return (
    <ThemeProvider>
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <div lang="fr">
        <button type="button" className="admin-skip" onClick={() => document.getElementById('work')?.focus()}>
          {words.skip}
        </button>
        <OfficeHeader />
        <div className="admin-shell">
          <NavigationBar waiting={waiting} />
          <main id="work" tabIndex={-1} data-screen="Admin" className="admin-work">
            {children}
          </main>
        </div>
      </div>
    </ThemeProvider>
  );
}
