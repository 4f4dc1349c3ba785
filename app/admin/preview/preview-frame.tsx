import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import siteStyles from '../../app.css?url';
import { useTheme } from '../../ui/theme.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { PREVIEW_WIDTHS, useElementWidth } from './window-width.ts';

interface PreviewFrameProps {
  title: string;
  /** The language of what is shown. */
  language: string;
  width: keyof typeof PREVIEW_WIDTHS;
  children: ReactNode;
}

const page = (language: string) =>
  `<!doctype html><html lang="${language}"><head><title>Aperçu</title><link rel="stylesheet" href="${siteStyles}"></head><body></body></html>`;

/**
 * Parts of the site, live, in a document of their own: with the site's style sheet and none of ours, and
 * with the width of a real window, so that a telephone's layout is the one a telephone shows. What is
 * wider than the room there is, is made smaller.
 */
export function PreviewFrame({ title, language, width, children }: PreviewFrameProps) {
  const theme = useTheme();
  const hydrated = useHydrated();
  const [frame, setFrame] = useState<Document>();
  const [room, measure] = useElementWidth();

  useEffect(() => {
    frame?.documentElement.classList.toggle('dark', theme === 'dark');
  }, [frame, theme]);

  const scale = Math.min(1, room / PREVIEW_WIDTHS[width]);
  return (
    <div ref={measure} className="preview-frame">
      {hydrated && (
        <iframe
          key={language}
          title={title}
          srcDoc={page(language)}
          onLoad={({ currentTarget }) => setFrame(currentTarget.contentDocument ?? undefined)}
          style={{ width: PREVIEW_WIDTHS[width], height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      )}
      {frame && createPortal(<div onClickCapture={stayHere}>{children}</div>, frame.body)}
    </div>
  );
}

function stayHere(event: MouseEvent): void {
  if ((event.target as Element).closest('a')) event.preventDefault();
}
