import type { ReactNode } from 'react';
import { Modal } from '../../ui/modal.tsx';

interface ConfirmDialogProps {
  title: string;
  text: ReactNode;
  /** What it is about, one by one. */
  details?: ReactNode;
  cancel: string;
  onCancel(): void;
  /** The button that does it. */
  children: ReactNode;
}

/** Asks before something is done that cannot be undone by a click. The harmless answer has the focus. */
export function ConfirmDialog({ title, text, details, cancel, onCancel, children }: ConfirmDialogProps) {
  return (
    <Modal label={title} onClose={onCancel} className="small-dialog">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 text-ink-soft">{text}</p>
      {details}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        {/* biome-ignore lint/a11y/noAutofocus: in a dialog the focus must go somewhere, and nowhere dangerous */}
        <button type="button" autoFocus className="button button-small button-quiet" onClick={onCancel}>
          {cancel}
        </button>
        {children}
      </div>
    </Modal>
  );
}
