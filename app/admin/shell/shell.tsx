import type { ReactNode } from 'react';
import { ThemeProvider } from '../../ui/theme.tsx';
import { PageFrameProvider, usePageFrame } from '../page-frame/frame-context.tsx';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { SideBySideProvider } from '../translations/side-by-side-context.tsx';
import { words } from '../words.ts';
import { AdminHeader } from './header.tsx';
import { NavigationBar, type Waiting } from './navigation-bar.tsx';
import { OfflineLinks } from './offline-links.tsx';

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
        <AdminHeader />
        <PageFrameProvider>
          <SideBySideProvider>
            <Work waiting={waiting}>{children}</Work>
          </SideBySideProvider>
        </PageFrameProvider>
        <OfflineLinks />
      </div>
    </ThemeProvider>
  );
}

function Work({ waiting, children }: { waiting: Waiting; children: ReactNode }) {
  const { framed, pane } = usePageFrame();
  return (
    <div className="admin-shell" data-pane={framed ? pane : undefined} data-alone={framed?.alone}>
      <NavigationBar waiting={waiting} />
      <main id="work" tabIndex={-1} aria-label={words.work} data-screen="Admin" className="admin-work">
        {children}
      </main>
      <PageFrame />
    </div>
  );
}
