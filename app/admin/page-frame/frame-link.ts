import type { FromPage, ToPage, Written } from '#app/page-frame/messages.ts';
import type { TextPlace } from '#app/page-frame/text-place.ts';
import { afterPaint } from '#app/ui/after-paint.ts';
import { type WrittenSource, writtenKey } from './written-source.ts';

interface Listener {
  /** `entry`: where the article or case study of the page is edited. */
  moved(path: string, entry?: string): void;
  open(field: string, entry?: string, at?: TextPlace): void;
}

export type FrameLink = ReturnType<typeof createFrameLink>;

/** Between the back office and the page beside it, which may not be there yet, or be hidden. */
export function createFrameLink() {
  let page: Window | undefined;
  let listener: Listener | undefined;
  let path = '';
  let dark = false;
  /** The field that was focused last, for a page that is opened after. */
  let pointed: ToPage | undefined;
  /** What was written since the back office was opened, by document: the page shows all of it. */
  const written = new Map<string, Written>();
  const unsent = new Set<string>();
  let waiting = false;

  const tell = (message: ToPage) => page?.postMessage(message, origin);

  function send(): void {
    waiting = false;
    const news = [...unsent].flatMap((key) => written.get(key) ?? []);
    unsent.clear();
    if (news.length > 0) tell({ kind: 'write', written: news });
  }

  function receive({ source, data }: MessageEvent<FromPage>): void {
    if (!page || source !== page) return;
    if (data.kind === 'ready') {
      tell({ kind: 'theme', dark });
      for (const key of written.keys()) unsent.add(key);
      send();
      if (path !== '') tell({ kind: 'go', path });
      if (pointed) tell(pointed);
    } else if (data.kind === 'moved') {
      path = data.path;
      listener?.moved(data.path, data.entry);
    } else if (data.kind === 'open') {
      listener?.open(data.field, data.entry, data.at);
    }
  }

  return {
    /** The page was opened in this window; gives what ends it. */
    attach(opened: Window): () => void {
      page = opened;
      addEventListener('message', receive);
      return () => {
        page = undefined;
        removeEventListener('message', receive);
      };
    },

    /** Shows what is being written, now and as it changes; gives what ends it. */
    follow(source: WrittenSource): () => void {
      let taken: unknown;
      const take = () => {
        const content = source.content();
        if (taken === content) return;
        taken = content;
        const news = source.written();
        if (!news) return;
        const key = writtenKey(news);
        written.set(key, news);
        unsent.add(key);
        if (page && !waiting) {
          waiting = true;
          // A key that is pressed never waits for the page.
          afterPaint(send);
        }
      };
      take();
      return source.subscribe(take);
    },

    /** Opens a page of the site, unless it is open, with all that is written. */
    go(to: string): void {
      if (to === path) return;
      path = to;
      pointed = undefined;
      if (page) send();
      tell({ kind: 'go', path });
    },
    path: () => path,
    point(field: string, on: string, text?: string): void {
      pointed = { kind: 'point', field, page: on, text };
      tell(pointed);
    },
    setTheme(isDark: boolean): void {
      dark = isDark;
      tell({ kind: 'theme', dark });
    },
    listen(to: Listener): () => void {
      listener = to;
      return () => {
        listener = undefined;
      };
    },
  };
}
