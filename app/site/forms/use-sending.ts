import { type FormEvent, useEffect, useState } from 'react';
import type { FormProblems } from '#domain/leads/forms/form-problems.ts';

/** Refused: the server named fields to mend. Failed: it could not be sent, whatever the reason. */
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
  const [form, setForm] = useState<HTMLFormElement>();

  useEffect(() => {
    const shownFor = state === 'sent' ? sentMs : state === 'failed' && !told ? failedMs : undefined;
    if (shownFor === undefined) return;
    const timer = setTimeout(() => {
      setState('idle');
      if (state !== 'sent') return;
      form?.reset();
      onDone?.();
    }, shownFor);
    return () => clearTimeout(timer);
  }, [state, told, sentMs, failedMs, form, onDone]);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === 'sending') return;
    setForm(event.currentTarget);
    setProblems({});
    setState('sending');
    const result = await post(address, event.currentTarget);
    setProblems(result.fields);
    setTold(result.told);
    setState(result.state);
  }

  return { state, problems, told, send };
}

interface SendResult {
  state: SendState;
  fields: FormProblems;
  /** What the server says, where the words of the form do not fit. */
  told?: string;
}

async function post(address: string, form: HTMLFormElement): Promise<SendResult> {
  try {
    const response = await fetch(address, { method: 'POST', body: new FormData(form) });
    if (response.ok) return { state: 'sent', fields: {} };
    const { fields, told } = (await response.json()) as { fields?: FormProblems; told?: string };
    return fields ? { state: 'refused', fields } : { state: 'failed', fields: {}, told };
  } catch {
    // The browser itself has put the failed request into its console.
    return { state: 'failed', fields: {} };
  }
}
