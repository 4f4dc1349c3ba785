import type { FormEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Modal } from '../../../ui/modal.tsx';
import { textWords } from './words.ts';

interface FormDialogProps {
  title: string;
  submit: string;
  onSubmit(): void;
  onClose(): void;
  children: ReactNode;
}

/** A small form over the page. It stands outside the form of the article, which it must not send. */
export function FormDialog({ title, submit, onSubmit, onClose, children }: FormDialogProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  return createPortal(
    <Modal label={title} onClose={onClose} className="office-dialog">
      <form onSubmit={send} noValidate className="grid gap-4">
        <h2 className="text-xl">{title}</h2>
        {children}
        <div className="flex justify-end gap-2">
          <button type="button" className="button button-quiet button-small" onClick={onClose}>
            {textWords.close}
          </button>
          <button type="submit" className="button button-small">
            {submit}
          </button>
        </div>
      </form>
    </Modal>,
    document.body,
  );
}
