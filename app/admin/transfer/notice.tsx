import { ToolIcon } from '../shell/tool-icon.tsx';
import { transferWords as words } from './words.ts';

export interface NoticeText {
  kind: 'good' | 'bad';
  text: string;
  /** What there is to say beside it, line by line. */
  lines?: readonly string[];
}

/** A message over the page that stays until it is closed. */
export function Notice({ notice, onClose }: { notice: NoticeText; onClose(): void }) {
  const { kind, text, lines = [] } = notice;
  return (
    <div className={`admin-notice notice notice-${kind}`}>
      <div className="admin-notice-text">
        <p role={kind === 'bad' ? 'alert' : 'status'}>{text}</p>
        {lines.length > 0 && (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <button type="button" className="tool" aria-label={words.close} onClick={onClose}>
        <ToolIcon name="close" />
      </button>
    </div>
  );
}
