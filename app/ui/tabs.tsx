import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface TabsProps {
  label: string;
  tabs: string[];
  shown: number;
  onShow(index: number): void;
  panelClass?: string;
  children: ReactNode;
}

/** Tabs over one panel: arrows move between them, Tab goes on into the panel. */
export function Tabs({ label, tabs, shown, onShow, panelClass, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const move = ({ key }: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!by) return;
    const next = (shown + by + tabs.length) % tabs.length;
    onShow(next);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="mt-5 flex flex-wrap gap-2"
        onKeyDown={move}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === shown}
            aria-controls={`${id}-panel`}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => onShow(index)}
            className="min-h-11 rounded-t-2xl border-2 border-control px-4 py-2 font-semibold aria-selected:border-frame aria-selected:bg-frame aria-selected:text-on-frame aria-selected:underline dark:aria-selected:border-brass dark:aria-selected:bg-brass dark:aria-selected:text-on-awning"
          >
            {tab}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${shown}`} className={panelClass}>
        {children}
      </div>
    </>
  );
}
