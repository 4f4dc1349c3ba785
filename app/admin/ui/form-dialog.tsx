import type { FormEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Modal } from '../../ui/modal.tsx';
import { words } from '../words.ts';

interface FormDialogProps {
  title: string;
  submit: string;
  disabled?: boolean;
  onSubmit(): void;
  onClose(): void;
  children: ReactNode;
}

/** A small form over the page. It stands outside any form of the page, which it must not send. */
export function FormDialog({ title, submit, disabled, onSubmit, onClose, children }: FormDialogProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  return createPortal(
    <Modal label={title} onClose={onClose} className="admin-dialog">
      <form onSubmit={send} noValidate className="grid gap-4">
        <h2 className="text-xl">{title}</h2>
        {children}
        <div className="flex justify-end gap-2">
          <button type="button" className="button button-quiet button-small" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" className="button button-small" disabled={disabled}>
            {submit}
          </button>
        </div>
      </form>
    </Modal>,
    document.body,
  );
}
