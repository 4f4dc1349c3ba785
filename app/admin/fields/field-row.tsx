import type { ComponentType, ReactNode } from 'react';
import { helpOf, labelOf } from '#app/admin/fields/labels.ts';
import type { FieldShape } from '#domain/editing/shape.ts';
import { Field } from '../../ui/field.tsx';
import { useDraft, useProblem } from '../editing/drafts.tsx';
import { TextBeside } from '../translations/text-beside.tsx';
import { fieldId } from './field-id.ts';

export interface FieldProps<Shape> {
  shape: Shape;
  /** From the start of the section: `hero.title`. */
  path: string;
}

/** A field with others inside is handed what draws them: it need not know every kind. */
export interface HolderProps<Shape> extends FieldProps<Shape> {
  Inner: ComponentType<FieldProps<FieldShape>>;
}

interface FieldRowProps {
  path: string;
  /** Said below the control, before the help that the field has anyway. */
  note?: ReactNode;
  /** What is wrong with what is typed, before the server says anything. */
  error?: string;
  children: Parameters<typeof Field>[0]['children'];
}

/** The frame of one field: its French name, its path, its help and what is wrong with it. */
export function FieldRow({ path, note, error, children }: FieldRowProps) {
  const { name } = useDraft();
  const problem = useProblem(path);
  const help = helpOf(`${name}.${path}`);
  const label = (
    <span className="field-name">
      {labelOf(`${name}.${path}`)} <code className="field-path">{path}</code>
    </span>
  );
  const notes = (note || help) && (
    <>
      {note} {help}
    </>
  );
  return (
    <div className="field-row" data-row={path}>
      <Field id={fieldId(name, path)} label={label} error={error ?? problem} help={notes}>
        {children}
      </Field>
      <TextBeside name={name} path={path} />
    </div>
  );
}
