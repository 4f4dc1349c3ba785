import type { FromPage, ToPage, WrittenSection } from '#app/page-frame/messages.ts';
import { afterPaint } from '#app/ui/after-paint.ts';
import type { Draft } from '../editing/draft.ts';

interface Listener {
  moved(path: string): void;
  open(field: string): void;
}

export type FrameLink = ReturnType<typeof createFrameLink>;

/** Between the back office and the page beside it, which may not be there yet, or be hidden. */
export function createFrameLink() {
  let page: Window | undefined;
  let listener: Listener | undefined;
  let path = '';
  let dark = false;
  /** What was written since the back office was opened, by document: the page shows all of it. */
  const written = new Map<string, WrittenSection>();
  const unsent = new Set<string>();
  let waiting = false;

  const tell = (message: ToPage) => page?.postMessage(message, origin);

  function send(): void {
    waiting = false;
    const sections = [...unsent].flatMap((key) => written.get(key) ?? []);
    unsent.clear();
    if (sections.length > 0) tell({ kind: 'write', sections });
  }

  function receive({ source, data }: MessageEvent<FromPage>): void {
    if (!page || source !== page) return;
    if (data.kind === 'ready') {
      tell({ kind: 'theme', dark });
      for (const key of written.keys()) unsent.add(key);
      send();
    } else if (data.kind === 'moved') {
      path = data.path;
      listener?.moved(data.path);
    } else if (data.kind === 'open') {
      listener?.open(data.field);
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

    /** Shows what is written in a draft, now and as it changes; gives what ends it. */
    follow(draft: Draft): () => void {
      const [language, section] = draft.key.split('/') as [WrittenSection['language'], string];
      const take = () => {
        const { content } = draft.getState();
        if (written.get(draft.key)?.content === content) return;
        written.set(draft.key, { language, section, content, shape: draft.shape });
        unsent.add(draft.key);
        if (page && !waiting) {
          waiting = true;
          // A key that is pressed never waits for the page.
          afterPaint(send);
        }
      };
      take();
      return draft.subscribe(take);
    },

    /** Opens a page of the site, unless it is open. */
    go(to: string): void {
      if (to === path) return;
      path = to;
      tell({ kind: 'go', path });
    },
    path: () => path,
    point: (field: string, on: string) => tell({ kind: 'point', field, page: on }),
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
