import { ContentProvider } from '#app/site/content.jsx';
import { AnnouncementBar } from '#app/site/shell/announcement-bar.jsx';
import { Chat } from '#app/site/shell/chat/chat.jsx';
import { SiteFooter } from '#app/site/shell/footer.jsx';
import { heldTapScript } from '#app/site/shell/held-tap.js';
import { SkipLink } from '#app/site/shell/skip-link.jsx';
import { themeColors, themeScript } from '#app/ui/theme-script.js';
import { browserWords, readData } from '#peer-server/data.js';
import { Header } from '../header.jsx';
import '../generated/site.css';

export const metadata = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/favicon.svg', type: 'image/svg+xml' },
    ],
  },
  manifest: '/site.webmanifest',
};

export const viewport = {
  themeColor: Object.entries(themeColors).map(([theme, color]) => ({
    media: `(prefers-color-scheme: ${theme})`,
    color,
  })),
};

export default function Layout({ children }) {
  const { common, chat, megaMenu, languageHrefs, year } = readData('shell');
  return (
    <html lang="fr" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, before anything is painted */}
        <script dangerouslySetInnerHTML={{ __html: `${themeScript};${heldTapScript}` }} />
      </head>
      <body>
        <ContentProvider language="fr" common={browserWords(common)}>
          <SkipLink />
          <AnnouncementBar />
          <Header languageHrefs={languageHrefs} megaMenu={megaMenu} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter year={year} teaser />
          <aside aria-label={chat.button}>
            <Chat texts={chat} />
          </aside>
        </ContentProvider>
      </body>
    </html>
  );
}
