import { type MouseEvent, useEffect, useRef } from 'react';
import type { SectionContent } from '#domain/content/sections.ts';
import type { SubmissionResult } from '../../forms/receive-lead.ts';

export type QuoteWords = SectionContent<'calculator'>['labels']['quoteForm'];

const fields = ['name', 'email', 'company', 'phone', 'message'];

export const fieldId = (name: string) => `quote-${name}`;

/** What to mend, in the visitor's words. */
export function fieldError(name: string, words: QuoteWords, result?: SubmissionResult): string | undefined {
  const problem = result?.fields?.[name];
  if (!problem) return undefined;
  if (problem === 'too-long') return result.told;
  if (name === 'name' && problem === 'required') return words.nameMissing;
  if (name === 'email') return problem === 'required' ? words.emailMissing : words.emailInvalid;
  return words.unreadable;
}

/** All that went wrong, at the top, each with a link to its field. It takes the focus. */
export function QuoteErrors({ result, words }: { result: SubmissionResult; words: QuoteWords }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) box.current?.focus();
  }, [result]);
  const broken = fields.filter((name) => fieldError(name, words, result));
  const isMended = broken.length > 0;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-6 rounded-md border-2 border-awning bg-window p-5"
    >
      <p className="font-semibold text-awning-text">
        {isMended ? words.errorsTitle : failure(result, words)}
      </p>
      {isMended && (
        <ul className="mt-2 list-disc pl-5">
          {broken.map((name) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`} onClick={goToField} className="underline underline-offset-4">
                {fieldError(name, words, result)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The router would take the anchor for another page, and forget what was wrong. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** What is wrong is not in the fields that one sees. */
function failure({ status, told }: SubmissionResult, words: QuoteWords): string {
  if (told) return told;
  if (status === 429) return words.tooOften;
  return status === 422 ? words.tampered : words.error;
}
