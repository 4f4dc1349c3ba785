import type { InputHTMLAttributes } from 'react';
import type { FormProblem } from '#domain/leads/forms/form-problems.ts';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useContent } from '../content.tsx';
import { examples } from './examples.ts';
import { focusWithoutScripts } from './focus-without-scripts.ts';
import { formWords } from './form-words.ts';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  problem?: FormProblem;
  help?: string;
  /** A long text of so many lines. */
  rows?: number;
}

/** One question of a form, with what is wrong with its answer in the visitor's language. */
export function TextField({ label, problem, help, rows, ...input }: TextFieldProps) {
  const { language } = useContent();
  const { problems } = formWords[language];
  const { name, type = '', required, defaultValue } = input;
  const example = examples[language][type];
  const error =
    problem === 'invalid' && example ? `${problems.invalid} ${example}` : problem && problems[problem];
  return (
    // That an address begins with https:// nobody guesses.
    <Field label={label} help={type === 'url' ? example : help} error={error}>
      {(control) =>
        rows ? (
          <Textarea
            {...control}
            {...focusWithoutScripts(problem)}
            name={name}
            required={required}
            defaultValue={defaultValue}
            rows={rows}
          />
        ) : (
          <input {...input} {...control} {...focusWithoutScripts(problem)} />
        )
      }
    </Field>
  );
}
