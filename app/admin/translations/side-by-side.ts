import type { TranslatedText } from '#server/translations/translation-board.ts';
import { apiFetch } from '../http/api-fetch.ts';

export type SideBySide = ReturnType<typeof createSideBySide>;

/** What became of « toujours juste »: `changed` when somebody has changed one of the two texts since. */
export type Confirming = 'confirmed' | 'changed' | 'failed';

/**
 * The other language of what is open in an editor. Each field listens to its own text: another one draws nothing
 * anew, and typing does not come here at all.
 */
export function createSideBySide() {
  const listeners = new Set<() => void>();
  let isOn = false;
  let sections: readonly string[] = [];
  let texts: ReadonlyMap<string, TranslatedText> = new Map();
  let loading = 0;

  const tell = () => {
    for (const listener of listeners) listener();
  };

  async function load(): Promise<void> {
    loading += 1;
    const turn = loading;
    const loaded = (await Promise.all(sections.map(loadTexts))).flat();
    if (turn !== loading) return;
    const isFirst = texts.size === 0;
    texts = new Map(loaded.map(([key, text]) => [key, unlessSame(texts.get(key), text)]));
    tell();
    if (isFirst) showFocusedField();
  }

  const reload = () => (isOn ? load() : Promise.resolve());

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isOn: () => isOn,
    textAt: (section: string, path: string) => (isOn ? texts.get(`${section}.${path}`) : undefined),

    turn(on: boolean): void {
      if (on === isOn) return;
      isOn = on;
      texts = new Map();
      tell();
      void reload();
    },

    /** The sections whose fields are shown, as they are stored now. */
    show(next: readonly string[]): void {
      if (next.join() !== sections.join()) texts = new Map();
      sections = next;
      void reload();
    },

    async confirm(section: string, { path, seen }: TranslatedText): Promise<Confirming> {
      const response = await apiFetch(`/api/translations/${section}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ path, seen }),
      });
      if (!response?.ok && response?.status !== 409 && response?.status !== 404) return 'failed';
      await load();
      return response.ok ? 'confirmed' : 'changed';
    },
  };
}

async function loadTexts(section: string): Promise<[string, TranslatedText][]> {
  const response = await apiFetch(`/api/translations/${section}`);
  const body: { texts: TranslatedText[] } | undefined = response?.ok
    ? await response.json().catch(() => undefined)
    : undefined;
  return (body?.texts ?? []).map((text) => [`${section}.${text.path}`, text]);
}

/** Every field has grown: the one that somebody came for, or writes in, stays in view. */
function showFocusedField(): void {
  const field = document.activeElement?.closest('.editor-fields') && document.activeElement;
  if (field) requestAnimationFrame(() => field.scrollIntoView({ block: 'center' }));
}

/** The text that is shown already, where nothing of it has changed. */
function unlessSame(before: TranslatedText | undefined, now: TranslatedText): TranslatedText {
  return before?.seen === now.seen && before.state === now.state && before.before === now.before
    ? before
    : now;
}
