import type { LoaderFunctionArgs } from 'react-router';
import { DAY_MS } from '#domain/paris-day.ts';
import { servicesOf } from '../../http/services.ts';

/** Whom to tell of a weakness (RFC 9116). It must name an end; a year from the day it is asked for is honest. */
const VALID_MS = 365 * DAY_MS;

export async function loader(args: LoaderFunctionArgs) {
  const { content, siteUrl, now } = servicesOf(args);
  const { agency } = await content.section('common', 'fr');
  const expires = new Date(now().getTime() + VALID_MS).toISOString().slice(0, 10);
  const text = `Contact: mailto:${agency.email}
Expires: ${expires}T00:00:00.000Z
Preferred-Languages: fr, en
Canonical: ${siteUrl}/.well-known/security.txt
`;
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
