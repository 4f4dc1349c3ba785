import { setTimeout as wait } from 'node:timers/promises';
import type { Mail } from '#domain/mail/mail.ts';
import type { EmailJsConfig } from '#server/config.ts';
import type { Transport } from './transport.ts';

const TIME_LIMIT_MS = 10_000;
/** EmailJS takes one request per second. */
const PAUSE_MS = 1000;
const REASON_MAX = 200;

/** The REST API of EmailJS. Subject and layout come from the template there, which gets our ten fields. */
export function createEmailJsTransport(config: EmailJsConfig): Transport {
  const address = new URL('/api/v1.0/email/send', config.url);
  const closing = new AbortController();
  let free = 0;

  async function post(fields: Mail['fields']): Promise<void> {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        service_id: config.serviceId,
        template_id: config.templateId,
        user_id: config.publicKey,
        ...(config.privateKey && { accessToken: config.privateKey }),
        template_params: fields,
      }),
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
      redirect: 'error',
    });
    const told = await response.text();
    if (!response.ok) throw new Error(`EmailJS answered ${response.status}: ${told.slice(0, REASON_MAX)}`);
  }

  return {
    name: 'emailjs',
    atOnce: 1,
    async send({ mail }) {
      await wait(Math.max(0, free - performance.now()), undefined, { signal: closing.signal });
      try {
        await post(mail.fields);
      } finally {
        // Counted from the response: EmailJS counts from when a request reaches it.
        free = performance.now() + PAUSE_MS;
      }
    },
    close: () => closing.abort(),
  };
}
