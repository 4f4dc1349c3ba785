import { useEffect } from 'react';
import { type Pane, ROOM_FOR_BOTH, usePageFrame } from './frame-context.tsx';
import { pageFrameWords as words } from './words.ts';

const PANES: readonly Pane[] = ['write', 'both', 'look'];

/** Between the fields, the page as it will be, and both. */
export function PaneToggle() {
  const { pane, setPane } = usePageFrame();
  useEffect(() => {
    const wide = matchMedia(ROOM_FOR_BOTH);
    const adapt = () =>
      setPane((before) => (wide.matches ? (before ?? 'both') : before === 'look' ? before : 'write'));
    adapt();
    wide.addEventListener('change', adapt);
    return () => wide.removeEventListener('change', adapt);
  }, [setPane]);
  return (
    <span className="editor-panes">
      {PANES.map((name) => (
        <button
          key={name}
          type="button"
          data-pane={name}
          aria-pressed={(pane ?? 'write') === name}
          onClick={() => setPane(name)}
        >
          {words.panes[name]}
        </button>
      ))}
    </span>
  );
}
