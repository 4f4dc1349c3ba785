import Script from 'next/script';
import { AnnouncementBar } from '#app/site/shell/announcement-bar.jsx';
import { Chat } from '#app/site/shell/chat/chat.jsx';
import { ContentProvider } from '#app/site/shell/content.jsx';
import { SiteFooter } from '#app/site/shell/footer.jsx';
import { SiteHeader } from '#app/site/shell/header.jsx';
import { SkipLink } from '#app/site/shell/skip-link.jsx';
import { themeScript } from '#app/ui/theme-script.js';
import { browserWords, readData } from '#peer-server/data.js';
import '../generated/site.css';

export const metadata = {
  icons: { icon: '/favicon.svg', apple: '/icons/apple-touch-icon.png' },
  manifest: '/site.webmanifest',
};

export default function Layout({ children }) {
  const { common, chat, megaMenu, year } = readData('shell');
  return (
    <html lang="fr" suppressHydrationWarning>
      <body>
        <Script id="theme" strategy="beforeInteractive">
          {themeScript}
        </Script>
        <ContentProvider language="fr" common={browserWords(common)}>
          <SkipLink />
          <AnnouncementBar />
          <SiteHeader languageHref="/en" megaMenu={megaMenu} reduced={false} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter year={year} />
          <aside aria-label={chat.button}>
            <Chat texts={chat} />
          </aside>
        </ContentProvider>
      </body>
    </html>
  );
}
