interface PauseButtonProps {
  playing: boolean;
  onToggle(): void;
  /** What the button does next, in words. */
  label: string;
  className?: string;
}

/** Stops and restarts what moves by itself. */
export function PauseButton({ playing, onToggle, label, className = '' }: PauseButtonProps) {
  return (
    <button type="button" className={`round-button ${className}`} onClick={onToggle} aria-label={label}>
      <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
        <path d={playing ? 'M7 5h4v14H7zm6 0h4v14h-4z' : 'M8 5l11 7-11 7z'} />
      </svg>
    </button>
  );
}
