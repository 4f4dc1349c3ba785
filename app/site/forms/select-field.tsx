import type { FormProblem } from '#domain/leads/forms/form-problems.ts';
import { Field } from '../../ui/field.tsx';
import { useContent } from '../content.tsx';
import { focusWithoutScripts } from './focus-without-scripts.ts';
import { formWords } from './form-words.ts';

interface SelectFieldProps {
  name: string;
  label: string;
  /** The empty first line, which is no choice. */
  placeholder: string;
  options: { value: string; label: string }[];
  required?: boolean;
  defaultValue?: string;
  problem?: FormProblem;
}

export function SelectField({ label, placeholder, options, problem, ...select }: SelectFieldProps) {
  const { language } = useContent();
  return (
    <Field label={label} error={problem && formWords[language].problems[problem]}>
      {(control) => (
        <select {...select} {...control} {...focusWithoutScripts(problem)}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
