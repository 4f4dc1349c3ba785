import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { blockOf, textOf } from '#app/page-frame/text-place.ts';
import { languageOf } from '#domain/languages.ts';
import { mailOf, mailPath, mailSection } from '#domain/mail/visitor-mails.ts';
import { findPage, notFoundPaths } from '#domain/pages.ts';
import { sitePath } from '#domain/publishing/preview.ts';
import { ownFieldId } from '../fields/field-id.ts';
import { showField } from '../fields/show-field.ts';
import { partPage } from '../preview/document-page.ts';
import { addressOf } from '../shell/address.ts';
import { createFrameLink, type FrameLink } from './frame-link.ts';
import type { WrittenSource } from './written-source.ts';

/** From here on there is room for fields and page beside each other. */
export const ROOM_FOR_BOTH = '(min-width: 90rem)';

export type Pane = 'write' | 'both' | 'look';

interface FrameState {
  link: FrameLink;
  /** What stands beside the editor that is open, if anything. */
  framed: Framed | undefined;
  setFramed(framed: Framed | undefined): void;
  /** What is in sight. */
  pane: Pane | undefined;
  setPane: Dispatch<SetStateAction<Pane | undefined>>;
  /** Whether the document of the page is there, seen or not. */
  opened: boolean;
  open(): void;
}

interface Framed {
  /** Other words for what is shown. */
  title?: string;
  /** There are no fields to write in. */
  alone?: boolean;
}

const FrameContext = createContext<FrameState | undefined>(undefined);

/** Keeps the page while one goes from editor to editor. */
export function PageFrameProvider({ children }: { children: ReactNode }) {
  const [link] = useState(createFrameLink);
  const [framed, setFramed] = useState<Framed>();
  const [chosen, setPane] = useState<Pane>();
  const [opened, setOpened] = useState(false);
  const open = useCallback(() => setOpened(true), []);
  const pane = framed?.alone ? 'look' : chosen;
  return (
    <FrameContext value={{ link, framed, setFramed, pane, setPane, opened, open }}>{children}</FrameContext>
  );
}

export function usePageFrame(): FrameState {
  const state = use(FrameContext);
  if (!state) throw new Error('usePageFrame needs a PageFrameProvider around it.');
  return state;
}

/** For a list whose entries are edited beside their page: its document is loaded while one chooses. */
export function useOpenFrameAhead(): void {
  const { open } = usePageFrame();
  useEffect(() => {
    if (matchMedia(ROOM_FOR_BOTH).matches) open();
  }, [open]);
}

/** A page of the site, or the one for what is none. */
function shownPath(asked: string): string {
  return asked === notFoundPaths[languageOf(asked)] ? asked : sitePath(asked);
}

/** The fields of these are edited where their entry is. */
const ENTRIES = ['article', 'case-study'];

/** For addresses of the back office: the page beside it stays the one that is open. */
const STAYS = { state: { pageStays: true } };

interface FramedPage extends Framed {
  sources: readonly WrittenSource[];
  path: string;
  /** The page that shows a field, where it is another one. */
  pageOf?(field: string): string | undefined;
}

/** The page beside an editor shows what is written in it; fields and texts lead to each other. */
export function useFramedPage({ sources, path, pageOf, title, alone }: FramedPage): void {
  const { link, setFramed } = usePageFrame();
  const { state, search } = useLocation();
  const stays = state?.pageStays === true;
  const asked = new URLSearchParams(search).get('page');
  const shown = asked === null ? path : shownPath(asked);
  const shows = useEffectEvent((field: string) => pageOf?.(field));
  useEffect(() => {
    setFramed({ title, alone });
    return () => setFramed(undefined);
  }, [title, alone, setFramed]);
  useEffect(() => {
    const stops = sources.map((source) => link.follow(source));
    if (!stays || link.path() === '') link.go(shown);
    const point = (control: Element | null, text?: string) => {
      const id = ownFieldId(control?.id ?? '');
      if (!sources.some(({ name }) => id.startsWith(`${name}.`))) return;
      const mail = mailOf(id);
      const language = languageOf(shown);
      link.point(id, mail ? mailPath(mail, language) : (shows(id) ?? partPage(id, language) ?? shown), text);
    };
    const pointField = ({ target }: FocusEvent) => {
      if (!(target as HTMLElement).isContentEditable) point(target as Element);
    };
    // A text of many paragraphs is followed to the one that is being written.
    let written: Element | undefined;
    const pointText = () => {
      const { activeElement } = document;
      const isText = activeElement instanceof HTMLElement && activeElement.isContentEditable;
      const block = isText ? blockOf(getSelection()?.anchorNode ?? null) : undefined;
      if (block === written) return;
      written = block;
      if (textOf(block)) point(activeElement, textOf(block));
    };
    document.addEventListener('focusin', pointField);
    document.addEventListener('selectionchange', pointText);
    return () => {
      document.removeEventListener('focusin', pointField);
      document.removeEventListener('selectionchange', pointText);
      for (const stop of stops) stop();
    };
  }, [sources, link, shown, stays]);
}

/** The editor follows the page: to the words of the page that was opened there, and to the field that was chosen. */
export function useFollowPage(): void {
  const { link, setPane, pane } = usePageFrame();
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    const address = (editor: string) => addressOf(location, editor, languageOf(link.path()));
    const editorOf = (field: string, entry?: string) => {
      const [name = ''] = field.split('.');
      return address(ENTRIES.includes(name) && entry ? entry : `pages/${name}`);
    };
    return link.listen({
      moved(path, entry) {
        const seo = mailSection(path) ?? findPage(path)?.page.seo;
        if (seo) navigate(entry ? address(entry) : editorOf(seo), STAYS);
      },
      open(field, entry, at) {
        // At once: a field that is not shown takes no focus.
        if (pane === 'look') flushSync(() => setPane((chosen) => (chosen === 'look' ? 'write' : chosen)));
        const control = document.getElementById(field);
        if (control) showField(control, at);
        else navigate(`${editorOf(field, entry)}#${field}`, STAYS);
      },
    });
  }, [link, navigate, location, pane, setPane]);
}
