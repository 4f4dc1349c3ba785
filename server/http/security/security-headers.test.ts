import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { SCRIPT_MARK } from '#domain/script-mark.ts';
import { storeResponse } from '../cache/stored-response.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function stored(html: string, mark?: string) {
  const headers = { 'content-type': 'text/html', ...(mark && { [SCRIPT_MARK]: mark }) };
  const page = await storeResponse(new Response(html, { headers }), { fixedHeaders: [], withPolicy: true });
  const policy = page.headers[page.headers.indexOf('content-security-policy') + 1] ?? '';
  return {
    headers: page.headers,
    html: page.body.toString(),
    scripts: /script-src ([^;]*)/.exec(policy)?.[1],
  };
}

test('[TRUST-17] the policy allows the scripts that were marked while rendering, and no other', async () => {
  const page =
    '<script nonce="m1">ours()</script><p><script>theirs()</script><script nonce="m2">guess()</script>';
  const { headers, html, scripts } = await stored(page, 'm1');
  expect(scripts).toBe(`'self' ${hash('ours()')}`);
  expect(html).toBe('<script>ours()</script><p><script>theirs()</script><script nonce="m2">guess()</script>');
  expect(headers).not.toContain(SCRIPT_MARK);
});

test('[TRUST-17] a page that marked nothing runs nothing of its own', async () => {
  expect((await stored('<script>theirs()</script>')).scripts).toBe("'self'");
});
