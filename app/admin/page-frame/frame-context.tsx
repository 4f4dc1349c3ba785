import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  use,
  useEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { languageOf } from '#domain/languages.ts';
import { findPage } from '#domain/pages.ts';
import { sitePath } from '#domain/publishing/preview.ts';
import type { Draft } from '../editing/draft.ts';
import { showField } from '../fields/show-field.ts';
import { partPage } from '../preview/document-page.ts';
import { addressOf } from '../shell/address.ts';
import { createFrameLink, type FrameLink } from './frame-link.ts';

export type Pane = 'write' | 'both' | 'look';

interface FrameState {
  link: FrameLink;
  /** Whether the editor that is open has a page beside it. */
  framed: boolean;
  setFramed(framed: boolean): void;
  pane: Pane | undefined;
  setPane: Dispatch<SetStateAction<Pane | undefined>>;
}

const FrameContext = createContext<FrameState | undefined>(undefined);

/** Keeps the page while one goes from editor to editor. */
export function PageFrameProvider({ children }: { children: ReactNode }) {
  const [link] = useState(createFrameLink);
  const [framed, setFramed] = useState(false);
  const [pane, setPane] = useState<Pane>();
  return <FrameContext value={{ link, framed, setFramed, pane, setPane }}>{children}</FrameContext>;
}

export function usePageFrame(): FrameState {
  const state = use(FrameContext);
  if (!state) throw new Error('usePageFrame needs a PageFrameProvider around it.');
  return state;
}

/** For addresses of the back office: the page beside it stays the one that is open. */
const STAYS = { state: { pageStays: true } };

/** The page beside an editor shows its drafts; fields and texts lead to each other. */
export function useFramedPage(drafts: readonly Draft[], path: string): void {
  const { link, setFramed } = usePageFrame();
  const { state, search } = useLocation();
  const stays = state?.pageStays === true;
  const asked = new URLSearchParams(search).get('page');
  const shown = asked === null ? path : sitePath(asked);
  useEffect(() => {
    setFramed(true);
    if (!stays || link.path() === '') link.go(shown);
    const stops = drafts.map((draft) => link.follow(draft));
    const point = ({ target }: FocusEvent) => {
      const { id } = target as Element;
      if (!drafts.some(({ name }) => id.startsWith(`${name}.`))) return;
      link.point(id, partPage(id, languageOf(shown)) ?? shown);
    };
    document.addEventListener('focusin', point);
    return () => {
      document.removeEventListener('focusin', point);
      for (const stop of stops) stop();
      setFramed(false);
    };
  }, [drafts, link, shown, stays, setFramed]);
}

/** The editor follows the page: to the words of the page that was opened there, and to the field that was chosen. */
export function useFollowPage(): void {
  const { link, setPane, pane } = usePageFrame();
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    const editorOf = (name: string) =>
      addressOf(location, `pages/${name.split('.')[0]}`, languageOf(link.path()));
    return link.listen({
      moved(path) {
        const seo = findPage(path)?.page.seo;
        if (seo) navigate(editorOf(seo), STAYS);
      },
      open(field) {
        // At once: a field that is not shown takes no focus.
        if (pane === 'look') flushSync(() => setPane('write'));
        const control = document.getElementById(field);
        if (control) showField(control);
        else navigate(`${editorOf(field)}#${field}`, STAYS);
      },
    });
  }, [link, navigate, location, pane, setPane]);
}
