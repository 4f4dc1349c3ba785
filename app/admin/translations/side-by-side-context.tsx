import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router';
import type { TranslatedText } from '#server/translations/translation-board.ts';
import type { Draft } from '../editing/draft.ts';
import { useDraftsState } from '../editing/use-drafts-state.ts';
import { usePageFrame } from '../page-frame/frame-context.tsx';
import { createSideBySide, type SideBySide } from './side-by-side.ts';
import { translationWords as words } from './words.ts';

const SideBySideContext = createContext<SideBySide | undefined>(undefined);

/** Keeps the mode while one goes from editor to editor and from language to language. */
export function SideBySideProvider({ children }: { children: ReactNode }) {
  const [sideBySide] = useState(createSideBySide);
  return <SideBySideContext value={sideBySide}>{children}</SideBySideContext>;
}

export function useSideBySide(): SideBySide {
  const sideBySide = use(SideBySideContext);
  if (!sideBySide) throw new Error('useSideBySide needs a SideBySideProvider around it.');
  return sideBySide;
}

/** Whether the mode is on. */
export function useIsSideBySide(): boolean {
  const { subscribe, isOn } = useSideBySide();
  return useSyncExternalStore(subscribe, isOn, isOn);
}

/** Both languages of the text at a path, while they are shown side by side. */
export function useTextBeside(section: string, path: string): TranslatedText | undefined {
  const sideBySide = useSideBySide();
  const get = useCallback(() => sideBySide.textAt(section, path), [sideBySide, section, path]);
  return useSyncExternalStore(sideBySide.subscribe, get, get);
}

/** The button of the mode, and what keeps its texts fresh: they are asked for again after each save, in either language. */
export function SideBySideButton({ drafts }: { drafts: readonly Draft[] }) {
  const sideBySide = useSideBySide();
  const isOn = useIsSideBySide();
  const { setPane } = usePageFrame();
  const { search } = useLocation();
  const isAsked = new URLSearchParams(search).get('beside') === '1';
  const saved = useDraftsState(drafts, (all) => all.map(({ saved: { version } }) => version).join());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another saved version has other texts
  useEffect(() => sideBySide.show([...new Set(drafts.map(({ name }) => name))]), [sideBySide, drafts, saved]);
  useEffect(() => {
    if (isAsked) sideBySide.turn(true);
  }, [sideBySide, isAsked]);
  // Two languages and a page do not fit beside each other; whoever wants the page can have it again.
  useEffect(() => {
    if (isOn) setPane((pane) => (pane === 'both' ? 'write' : pane));
  }, [isOn, setPane]);
  return (
    <button
      type="button"
      className="editor-link"
      aria-pressed={isOn}
      title={words.sideBySideHelp}
      onClick={() => sideBySide.turn(!isOn)}
    >
      {words.sideBySide}
    </button>
  );
}
