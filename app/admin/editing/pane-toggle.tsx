import { editingWords as words } from './words.ts';

export type Pane = 'write' | 'look';

interface PaneToggleProps {
  shown: Pane;
  onShow(pane: Pane): void;
}

/** Between the fields and the page as it will be. */
export function PaneToggle({ shown, onShow }: PaneToggleProps) {
  return (
    <span className="editor-panes">
      {(['write', 'look'] as const).map((pane) => (
        <button key={pane} type="button" aria-pressed={shown === pane} onClick={() => onShow(pane)}>
          {words.panes[pane]}
        </button>
      ))}
    </span>
  );
}
