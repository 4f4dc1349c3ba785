import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { type ActionResult, useActionResult } from '../../screen-action.ts';

/** Which forms tell by themselves why they were refused. */
export type OwnRefusal = 'reply' | 'revise';

/**
 * Why a form was refused, told in it: at the field that is wrong, which comes into view with the focus, or
 * else as a notice.
 */
export function useRefusal(intent: OwnRefusal) {
  const result = useActionResult();
  const refusal = result?.error && result.intent === intent ? result : undefined;
  const form = useRef<HTMLFormElement>(null);
  const settled = useNavigation().state === 'idle';
  useEffect(() => {
    if (!refusal || !settled) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    wrong?.focus({ preventScroll: true });
    wrong?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [refusal, settled]);
  return { form, ...told(refusal) };
}

interface Told {
  errors: { subject?: string; text?: string };
  notice?: ActionResult;
}

function told(refusal: ActionResult | undefined): Told {
  const { field, error } = refusal ?? {};
  if (field === 'subject' || field === 'text') return { errors: { [field]: error } };
  return { errors: {}, notice: refusal };
}
