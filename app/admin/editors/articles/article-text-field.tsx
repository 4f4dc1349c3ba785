import type { ArticleForm } from '#domain/articles/article-form.ts';
import { Field } from '../../../ui/field.tsx';
import { useField, useProblem } from '../../editing/drafts.tsx';
import { fieldId } from '../../fields/field-id.ts';
import { words } from './words.ts';

type TextName = {
  [Name in keyof ArticleForm]-?: ArticleForm[Name] extends string ? Name : never;
}[keyof ArticleForm];

interface TextFieldProps {
  name: TextName;
  help?: string;
  type?: string;
  long?: boolean;
  readOnly?: boolean;
  placeholder?: string;
}

/** A text of the form, by its name. */
export function ArticleTextField({ name, help, type = 'text', long, readOnly, placeholder }: TextFieldProps) {
  const [value, set] = useField<string>(name);
  const Control = long ? 'textarea' : 'input';
  return (
    <Field id={fieldId('article', name)} label={words.fields[name]} help={help} error={useProblem(name)}>
      {(control) => (
        <Control
          {...control}
          name={name}
          type={long ? undefined : type}
          value={value}
          readOnly={readOnly}
          placeholder={placeholder}
          onChange={({ currentTarget }: { currentTarget: { value: string } }) => set(currentTarget.value)}
        />
      )}
    </Field>
  );
}
