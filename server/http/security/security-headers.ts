import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const HSTS_SECONDS = 63_072_000;

export type FixedHeaders = readonly (readonly [name: string, value: string])[];

/** For files, which are no pages: every byte here is sent a dozen times with each first visit. */
export function fileSecurityHeaders(siteUrl: string): FixedHeaders {
  return [
    ['x-content-type-options', 'nosniff'],
    ['cross-origin-resource-policy', 'same-origin'],
    ...(siteUrl.startsWith('https:')
      ? [['strict-transport-security', `max-age=${HSTS_SECONDS}; includeSubDomains`] as const]
      : []),
  ];
}

/** Sent with every other answer, whatever it is. */
export function securityHeaders(siteUrl: string): FixedHeaders {
  return [
    ...fileSecurityHeaders(siteUrl),
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    [
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ],
    ['cross-origin-opener-policy', 'same-origin'],
  ];
}

export function setSecurityHeaders(response: ServerResponse, headers: FixedHeaders): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}

/** A page as it is sent, without the marks of its scripts, and the policy that allows these. */
export function withoutMarks(page: string, mark: string | null): { html: string; policy: string } {
  const nonce = mark ? ` nonce="${mark}"` : undefined;
  const html = nonce ? page.replaceAll(nonce, '') : page;
  return { html, policy: contentSecurityPolicy(page, nonce) };
}

/** The policy of one page: inline scripts that are marked as ours, styles, known by their hashes, and files of this site. */
function contentSecurityPolicy(html: string, nonce: string | undefined): string {
  const ours = nonce && new RegExp(`<script[^>]*${nonce}[^>]*>([\\s\\S]*?)</script>`, 'g');
  const scripts = ours ? inlineHashes(html, ours) : '';
  const styles = inlineHashes(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`.trim(),
    `style-src 'self' ${styles}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function inlineHashes(html: string, elements: RegExp): string {
  const texts = [...html.matchAll(elements)].map(([, text = '']) => text).filter((text) => text !== '');
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)].join(' ');
}
