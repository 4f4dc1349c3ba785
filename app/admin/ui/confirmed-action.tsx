import { type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import { words } from '../words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ConfirmedActionProps {
  /** On the button that asks. */
  label: ReactNode;
  title: string;
  text: string;
  /** What stands below the text. */
  details?: ReactNode;
  /** On the button that leaves everything as it is. */
  cancel?: string;
  /** On the button that does it. */
  confirm: string;
  intent: string;
  /** What the form sends, by name. */
  fields: Record<string, string | readonly string[]>;
  /** When it is done. */
  onSubmit?(): void;
}

/** A button for what cannot be taken back: it asks first. */
export function ConfirmedAction({
  label,
  title,
  text,
  details,
  cancel = words.cancel,
  confirm,
  intent,
  fields,
  onSubmit,
}: ConfirmedActionProps) {
  const [asking, setAsking] = useState(false);
  const submit = () => {
    setAsking(false);
    onSubmit?.();
  };
  return (
    <>
      <button type="button" className="quiet-button quiet-button-danger" onClick={() => setAsking(true)}>
        {label}
      </button>
      {asking && (
        <ConfirmDialog
          title={title}
          text={text}
          details={details}
          cancel={cancel}
          onCancel={() => setAsking(false)}
        >
          <Form method="post" onSubmit={submit}>
            {Object.entries(fields).flatMap(([name, values]) =>
              [values]
                .flat()
                .map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
            )}
            <button type="submit" name="intent" value={intent} className="button button-small">
              {confirm}
            </button>
          </Form>
        </ConfirmDialog>
      )}
    </>
  );
}
