import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

interface ModalProps {
  label: string;
  onClose(): void;
  /** Keys pressed while the dialog is open, wherever in it the focus is, also on the dialog itself. */
  onKeyDown?(event: KeyboardEvent): void;
  className?: string;
  children: ReactNode;
}

/**
 * A dialog over the page, drawn only while it is open: the focus stays inside, Escape and a click on
 * the backdrop close it, the page behind does not scroll, and the focus goes back where it was.
 */
export function Modal({ label, onClose, onKeyDown, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    const { style } = document.body;
    const before = style.overflow;
    style.overflow = 'hidden';
    element?.showModal();
    return () => {
      element?.close();
      style.overflow = before;
    };
  }, []);

  const closeOnBackdrop = ({ target }: MouseEvent) => {
    if (target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={className}
      onClick={closeOnBackdrop}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // A file that was not chosen after all is told in the same word, from inside.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
