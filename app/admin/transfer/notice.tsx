import { ToolIcon } from '../shell/tool-icon.tsx';
import { transferWords as words } from './words.ts';

export interface NoticeText {
  kind: 'good' | 'bad';
  text: string;
}

/** A message over the page that stays until it is closed. */
export function Notice({ notice, onClose }: { notice: NoticeText; onClose(): void }) {
  const { kind, text } = notice;
  return (
    <div className={`admin-notice notice notice-${kind}`}>
      <p role={kind === 'bad' ? 'alert' : 'status'}>{text}</p>
      <button type="button" className="tool" aria-label={words.close} onClick={onClose}>
        <ToolIcon name="close" />
      </button>
    </div>
  );
}
