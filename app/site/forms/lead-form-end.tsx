import { useEffect, useRef } from 'react';
import type { FormProblems } from '#domain/leads/forms/form-problems.ts';
import { useContent } from '../content.tsx';
import { focusWithoutScripts } from './focus-without-scripts.ts';
import { formWords } from './form-words.ts';
import { SubmitButton } from './submit-button.tsx';
import type { SendState } from './use-sending.ts';

interface LeadFormNoticeProps {
  state: SendState;
  success: string;
  error: string;
  /** Said beside `error`: what is safe and what else one can do. */
  errorHelp?: string;
  /** What the server says, where `error` does not fit. */
  told: string | undefined;
  problems: FormProblems;
  /** The questions by field in the order of the form, to name those that need another look. */
  labels: Record<string, string>;
}

/** What became of the form, above its button: read out at once, and said in words. */
export function LeadFormNotice({
  state,
  success,
  error,
  errorHelp,
  told,
  problems,
  labels,
}: LeadFormNoticeProps) {
  const { language } = useContent();
  const end = useRef<HTMLParagraphElement>(null);
  // In a small window the form ends below what one sees of it.
  useEffect(() => {
    if (state === 'failed') end.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  const named = Object.entries(labels)
    .filter(([field]) => problems[field])
    .map(([, label]) => label.replace(/\s?[*?]$/, ''));
  return (
    <>
      {state === 'failed' && (
        <p role="alert" tabIndex={-1} {...focusWithoutScripts(true)} className="notice notice-bad">
          {told ?? error}
        </p>
      )}
      {state === 'refused' && (
        <p role="alert" className="notice notice-bad">
          {named.length > 0 ? `${formWords[language].mend} ${named.join(', ')}.` : error}
        </p>
      )}
      <p ref={end} role="status" className={state === 'sent' ? 'notice notice-good' : ''}>
        {state === 'sent' && success}
        {state === 'failed' && !told && errorHelp}
      </p>
    </>
  );
}

interface LeadFormEndProps extends Pick<LeadFormNoticeProps, 'state' | 'told' | 'problems' | 'labels'> {
  texts: { success: string; error: string; errorHelp?: string; submit: string; sending: string };
}

/** The end of a form: what became of it, and the button. */
export function LeadFormEnd({ texts, state, told, problems, labels }: LeadFormEndProps) {
  return (
    <>
      <LeadFormNotice
        state={state}
        success={texts.success}
        error={texts.error}
        errorHelp={texts.errorHelp}
        told={told}
        problems={problems}
        labels={labels}
      />
      <p>
        <SubmitButton sending={state === 'sending'} label={texts.submit} sendingLabel={texts.sending} />
      </p>
    </>
  );
}
