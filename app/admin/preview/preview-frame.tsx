import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import siteStyles from '../../app.css?url';
import { useTheme } from '../../ui/theme.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

interface PreviewFrameProps {
  title: string;
  /** The language of what is shown. */
  language: string;
  /** Drawn as wide as a page on a large screen and made smaller, or as wide as a telephone. */
  width: 'page' | 'phone';
  children: ReactNode;
}

const page = (language: string) =>
  `<!doctype html><html lang="${language}"><head><link rel="stylesheet" href="${siteStyles}"></head><body></body></html>`;

/**
 * Parts of the site, live, in a document of their own: with the site's style sheet and none of ours, and
 * with the width of a real window, so that a telephone's layout is the one a telephone shows.
 */
export function PreviewFrame({ title, language, width, children }: PreviewFrameProps) {
  const { theme } = useTheme();
  const hydrated = useHydrated();
  const [frame, setFrame] = useState<Document>();

  useEffect(() => {
    frame?.documentElement.classList.toggle('dark', theme === 'dark');
  }, [frame, theme]);

  if (!hydrated) return null;
  return (
    <div className="preview-frame" data-width={width}>
      <iframe
        key={language}
        title={title}
        srcDoc={page(language)}
        onLoad={({ currentTarget }) => setFrame(currentTarget.contentDocument ?? undefined)}
      />
      {frame &&
        createPortal(
          // biome-ignore lint/a11y: it only keeps the links inside from leading away from the editor
          <main onClickCapture={stayHere}>{children}</main>,
          frame.body,
        )}
    </div>
  );
}

function stayHere(event: MouseEvent): void {
  if ((event.target as Element).closest('a')) event.preventDefault();
}
