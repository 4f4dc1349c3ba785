import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { words } from './words.ts';

export type StudyTab = 'form' | 'json';
const TABS: readonly StudyTab[] = ['form', 'json'];

interface StudyTabsProps {
  shown: StudyTab;
  /** Why the form cannot be opened. */
  blocked?: string;
  onShow(tab: StudyTab): void;
  children: ReactNode;
}

/** Two ways to write one study: arrows move between them, Tab goes on into what is shown. */
export function StudyTabs({ shown, blocked, onShow, children }: StudyTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isBlocked = (tab: StudyTab) => tab === 'form' && blocked !== undefined;
  const show = (tab: StudyTab) => {
    if (!isBlocked(tab)) onShow(tab);
  };
  const move = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
    const other = TABS.findIndex((tab) => tab !== shown);
    show(TABS[other] ?? shown);
    (list.current?.children[other] as HTMLElement | undefined)?.focus();
  };
  return (
    <div className="study-pane">
      <div ref={list} role="tablist" aria-label={words.tabs} className="editor-panes" onKeyDown={move}>
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === shown}
            aria-controls={`${id}-panel`}
            aria-disabled={isBlocked(tab)}
            aria-describedby={isBlocked(tab) ? `${id}-blocked` : undefined}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => show(tab)}
          >
            {words.tabNames[tab]}
          </button>
        ))}
      </div>
      <p role="status" id={`${id}-blocked`} className="study-blocked">
        {blocked}
      </p>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${shown}`}>
        {children}
      </div>
    </div>
  );
}
