import { type ReactNode, useId } from 'react';

interface FieldProps {
  /** For links to the control; made up where there are none. */
  id?: string;
  label: ReactNode;
  /** What is wrong with the value, in words. */
  error?: string;
  help?: ReactNode;
  /** Draws the control with what joins it to its label, its help and its error. */
  children(control: FieldControl): ReactNode;
}

interface FieldControl {
  id: string;
  className: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** A label, its control, and below it the help and what is wrong. */
export function Field({ id: given, label, error, help, children }: FieldProps) {
  const made = useId();
  const id = given ?? made;
  const notes = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid grid-cols-1 content-start gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({
        id,
        className: 'field',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': notes || undefined,
      })}
      {help && (
        <p id={`${id}-help`} className="text-[0.9rem] text-ink-soft">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-[0.9rem] font-semibold text-awning-text">
          {error}
        </p>
      )}
    </div>
  );
}
