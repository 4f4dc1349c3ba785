import { script } from 'virtual:page-frame';
import { useCallback, useEffect, useState } from 'react';
import siteStyles from '../../app.css?url';
import { useTheme } from '../../ui/theme.tsx';
import { PREVIEW_WIDTHS, useElementWidth } from '../preview/window-width.ts';
import { useFollowPage, usePageFrame } from './frame-context.tsx';
import { pageFrameWords as words } from './words.ts';

const DOCUMENT = `<!doctype html><html><head><link rel="stylesheet" href="${siteStyles}"></head><body><div id="site" class="contents"></div><script type="module" src="${script}"></script></body></html>`;

/** The page that the open editor changes, as it will be. It is opened when it is first shown or expected, and kept. */
export function PageFrame() {
  const { link, framed, pane, opened, open } = usePageFrame();
  const [width, setWidth] = useState<keyof typeof PREVIEW_WIDTHS>();
  const title = framed?.title ?? words.title;
  const shown = framed && pane !== undefined && pane !== 'write';
  const [room, measure] = useElementWidth();
  const theme = useTheme();
  useFollowPage();
  useEffect(() => link.setTheme(theme === 'dark'), [link, theme]);
  useEffect(() => {
    if (shown) open();
  }, [shown, open]);
  const attach = useCallback(
    (frame: HTMLIFrameElement | null) =>
      frame?.contentWindow ? link.attach(frame.contentWindow) : undefined,
    [link],
  );

  if (!opened) return null;
  // A telephone shows the page as a telephone does.
  const window = width ?? (room < PREVIEW_WIDTHS.phone * 1.2 ? 'phone' : 'page');
  const seen = window === 'page' ? Math.max(PREVIEW_WIDTHS.page, room) : PREVIEW_WIDTHS.phone;
  const scale = Math.min(1, room / seen);
  return (
    <section aria-label={title} className="page-frame" hidden={!shown}>
      <div className="page-frame-bar">
        <p>{words.help}</p>
        <p className="preview-widths">
          {(['page', 'phone'] as const).map((name) => (
            <button key={name} type="button" aria-pressed={window === name} onClick={() => setWidth(name)}>
              {words.widths[name]}
            </button>
          ))}
        </p>
      </div>
      <div ref={measure} className="page-frame-window">
        <iframe
          ref={attach}
          title={title}
          srcDoc={DOCUMENT}
          style={{ width: seen, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}
