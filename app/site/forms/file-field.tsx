import { useEffect, useRef, useState } from 'react';
import { ACCEPTED_FILES } from '#domain/leads/forms/file-rules.ts';
import type { FormProblem } from '#domain/leads/forms/form-problems.ts';
import { Field } from '../../ui/field.tsx';
import { useContent } from '../content.tsx';
import { focusWithoutScripts } from './focus-without-scripts.ts';
import { formWords } from './form-words.ts';

interface FileFieldProps {
  name: string;
  label: string;
  help: string;
  required?: boolean;
  problem?: FormProblem;
}

/**
 * A file to choose or to drop, in our words instead of the browser's. The browser's own field lies over
 * them, unseen; without scripts it shows the name of the file itself.
 */
export function FileField({ label, help, problem, ...input }: FileFieldProps) {
  const words = formWords[useContent().language];
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState('');

  useEffect(() => {
    const empty = () => setChosen('');
    const { form } = field.current ?? {};
    form?.addEventListener('reset', empty);
    return () => form?.removeEventListener('reset', empty);
  }, []);
  // A file chosen before the scripts ran stands in the field already.
  useEffect(() => setChosen(nameIn(field.current)), []);

  return (
    <Field label={label} help={help} error={problem && words.problems[problem]}>
      {({ className, ...control }) => (
        <span className={`file-field ${className}`}>
          <input
            {...input}
            {...control}
            {...focusWithoutScripts(problem)}
            ref={field}
            type="file"
            accept={ACCEPTED_FILES}
            onChange={(event) => setChosen(nameIn(event.currentTarget))}
          />
          <span className="file-button" aria-hidden="true">
            {words.chooseFile}
          </span>
          <span className="min-w-0 truncate noscript:hidden" aria-hidden="true">
            {chosen || <span className="text-ink-soft">{words.noFile}</span>}
          </span>
        </span>
      )}
    </Field>
  );
}

function nameIn(field: HTMLInputElement | null): string {
  return field?.files?.[0]?.name ?? '';
}
