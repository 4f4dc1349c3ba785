import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { FormProblems } from '#domain/leads/forms/form-problems.ts';
import { focusFirstWrong } from './focus-first-wrong.ts';
import { keepTyped } from './keep-typed.ts';
import { keep } from './kept.ts';
import { MARK_HEADER } from './mark-header.ts';
import { markOfPage } from './use-form-token.ts';
import { wrongFields } from './wrong-fields.ts';

/** Refused: there are fields to mend, as the browser or the server found. Failed: it could not be sent, whatever the reason. */
export type SendState = 'idle' | 'sending' | 'sent' | 'refused' | 'failed';

interface SendingOptions {
  address: string;
  /** How long the success shows. */
  sentMs: number;
  /** How long a failure shows; until the next attempt when it is left out, or when the server says why. */
  failedMs?: number;
  /** After the success has been shown. The form is empty again by then. */
  onDone?(): void;
}

/** Sends a form for its page to stay where it is. The states last as long as the real work. */
export function useSending({ address, sentMs, failedMs, onDone }: SendingOptions) {
  const [state, setState] = useState<SendState>('idle');
  const [problems, setProblems] = useState<FormProblems>({});
  const [told, setTold] = useState<string>();
  const [sent, setSent] = useState<{ form: HTMLFormElement; values: FormData }>();
  const keepForm = useCallback(
    (form: HTMLFormElement) => {
      // What is missing is said beside its field, no longer by the browser in its own language.
      form.noValidate = true;
      return keepTyped(address, form);
    },
    [address],
  );

  useEffect(() => {
    const shownFor = state === 'sent' ? sentMs : state === 'failed' && !told ? failedMs : undefined;
    if (shownFor === undefined) return;
    const timer = setTimeout(() => {
      setState('idle');
      if (state !== 'sent') return;
      if (sent) empty(sent.form, sent.values);
      onDone?.();
    }, shownFor);
    return () => clearTimeout(timer);
  }, [state, told, sentMs, failedMs, sent, onDone]);

  useEffect(() => {
    if (state === 'refused') focusFirstWrong(sent?.form);
  }, [state, sent]);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    const values = new FormData(form);
    setSent({ form, values });
    setProblems(wrongFields(form));
    if (!form.checkValidity()) return setState('refused');
    setState('sending');
    const result = await post(address, values);
    if (result.state === 'sent') keep(address);
    setProblems(result.fields);
    setTold(result.told);
    setState(result.state);
  }

  return { state, problems, told, send, keepForm };
}

interface SendResult {
  state: SendState;
  fields: FormProblems;
  /** What the server says, where the words of the form do not fit. */
  told?: string;
}

/** Empties the form, but for what was typed into it since it was sent. */
function empty(form: HTMLFormElement, values: FormData): void {
  const controls = [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea, select')];
  const since = controls
    .filter(({ name, value }) => typeof values.get(name) === 'string' && values.get(name) !== value)
    .map((control) => [control, control.value] as const);
  form.reset();
  for (const [control, value] of since) control.value = value;
  // What is left is kept, as if it were typed.
  form.dispatchEvent(new Event('input'));
}

async function post(address: string, values: FormData): Promise<SendResult> {
  try {
    const headers = { [MARK_HEADER]: markOfPage(), 'accept-language': document.documentElement.lang };
    const response = await fetch(address, { method: 'POST', body: values, headers });
    if (response.ok) return { state: 'sent', fields: {} };
    const { fields, told } = (await response.json()) as { fields?: FormProblems; told?: string };
    return fields ? { state: 'refused', fields } : { state: 'failed', fields: {}, told };
  } catch {
    // The browser itself has put the failed request into its console.
    return { state: 'failed', fields: {} };
  }
}
