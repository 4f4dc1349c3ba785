import { languageOf } from '#domain/languages.ts';
import type { Preview } from '#server/publishing/previews/previews.ts';
import { prerenderPage } from '../document/prerender-page.ts';
import styles from './ribbon.css?raw';
import { Ribbon } from './ribbon.tsx';

/** The page with the ribbon of its preview at the top. */
export async function withRibbon(
  html: string,
  preview: Preview,
  { request, now, mark }: { request: Request; now: Date; mark: string },
): Promise<string> {
  const { pathname, search } = new URL(request.url);
  const ribbon = await prerenderPage(
    <Ribbon
      preview={preview}
      language={languageOf(pathname)}
      path={pathname + search}
      now={now}
      mark={mark}
    />,
    request.signal,
  );
  return html
    .replace('</head>', () => `<style>${styles}</style></head>`)
    .replace(/<body[^>]*>/, (body) => body + ribbon);
}
