import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { SubmissionResult } from '../../forms/receive-lead.ts';
import { fieldError, fieldId, type QuoteWords } from './quote-errors.tsx';

interface QuoteFieldsProps {
  words: QuoteWords;
  result?: SubmissionResult;
}

/** The fields of the request for a quote. Only name and e-mail are required. */
export function QuoteFields({ words, result }: QuoteFieldsProps) {
  const texts = [
    { name: 'name', label: words.nameLabel, autoComplete: 'name', required: true },
    { name: 'email', label: words.emailLabel, type: 'email', autoComplete: 'email', required: true },
    { name: 'company', label: words.companyLabel, autoComplete: 'organization' },
    { name: 'phone', label: words.phoneLabel, type: 'tel', autoComplete: 'tel' },
  ];
  return (
    <>
      {texts.map(({ label, ...input }) => (
        <Field
          key={input.name}
          id={fieldId(input.name)}
          label={label}
          error={fieldError(input.name, words, result)}
        >
          {(control) => <input {...control} {...input} defaultValue={result?.values[input.name]} />}
        </Field>
      ))}
      <div className="sm:col-span-2">
        <Field
          id={fieldId('message')}
          label={words.messageLabel}
          error={fieldError('message', words, result)}
        >
          {(control) => (
            <Textarea {...control} name="message" rows={4} defaultValue={result?.values.message} />
          )}
        </Field>
      </div>
    </>
  );
}
