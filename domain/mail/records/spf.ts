import { z } from 'zod';
import { shown, type Verdict } from './answers.ts';

export type SpfCode =
  | 'good'
  | 'missing'
  | 'several'
  | 'unreadable'
  | 'too-long'
  | 'too-many-lookups'
  | 'allows-all'
  | 'open-end'
  | 'lacks-server';

interface Setting {
  domain: string;
  /** The host that mail is handed to, as far as it is known. */
  server: string | undefined;
}

/** Beyond it not every resolver gives the whole record (RFC 7208, 3.4). */
const MAX_LENGTH = 450;
const MAX_LOOKUPS = 10;

/** Hosts of mailboxes that many have, and the part of the record that each of them asks for. */
const hosts: readonly { server: RegExp; mechanism: string; mark: string }[] = [
  { server: /\.ovh\.(net|com)$/, mechanism: 'include:mx.ovh.com', mark: 'ovh' },
  { server: /\.gandi\.net$/, mechanism: 'include:_mailcust.gandi.net', mark: 'gandi' },
  { server: /\.(gmail|google)\.com$/, mechanism: 'include:_spf.google.com', mark: 'google' },
  {
    server: /\.(office365|outlook)\.com$/,
    mechanism: 'include:spf.protection.outlook.com',
    mark: 'outlook',
  },
  { server: /\.infomaniak\.com$/, mechanism: 'include:spf.infomaniak.ch', mark: 'infomaniak' },
  { server: /\.ionos\.(fr|com|de)$/, mechanism: 'include:_spf-eu.ionos.com', mark: 'ionos' },
  { server: /\.mailjet\.com$/, mechanism: 'include:spf.mailjet.com', mark: 'mailjet' },
  { server: /\.(brevo|sendinblue)\.com$/, mechanism: 'include:spf.brevo.com', mark: 'brevo' },
];

const isIPv4 = (text: string) => z.ipv4().safeParse(text).success;
const isIPv6 = (text: string) => z.ipv6().safeParse(text).success;

const hostOf = (server: string | undefined) => hosts.find((one) => one.server.test(server ?? ''));

/** Judges the record that says which servers may send in the name of a domain (RFC 7208). */
export function judgeSpf(texts: readonly string[], setting: Setting): Verdict<SpfCode> {
  const records = texts.filter((text) => /^v=spf1( |$)/i.test(text));
  const found = shown(records);
  const wanted = (value: string) => ({ name: setting.domain, value });
  const [record, ...others] = records;
  if (record === undefined)
    return { code: 'missing', level: 'bad', found, wanted: wanted(firstRecord(setting.server)) };
  if (others.length > 0) return { code: 'several', level: 'bad', found, wanted: wanted(merged(records)) };
  if (record.length > MAX_LENGTH) return { code: 'too-long', level: 'bad', found };

  const terms = termsOf(record);
  const wrong = terms.find((term) => !isTerm(term));
  if (wrong !== undefined) return { code: 'unreadable', level: 'bad', found, part: wrong };
  const lookups = terms.filter(isLookup).length;
  if (lookups > MAX_LOOKUPS) return { code: 'too-many-lookups', level: 'bad', found, part: String(lookups) };
  return { found, ...judgeTerms(terms, setting) };
}

/** Of a record that is well written: whom it lets send. */
function judgeTerms(terms: readonly string[], { domain, server }: Setting): Omit<Verdict<SpfCode>, 'found'> {
  const wanted = (...parts: string[]) => ({ name: domain, value: ['v=spf1', ...parts].join(' ') });
  const all = terms.find(isAll);
  const named = terms.filter((term) => !isAll(term));
  if (all !== undefined && /^\+?all$/i.test(all))
    return { code: 'allows-all', level: 'bad', wanted: wanted(...named, '~all') };
  const leadsOn = terms.some((term) => /^redirect=/i.test(term));
  if (all?.startsWith('?') || (all === undefined && !leadsOn))
    return { code: 'open-end', level: 'advice', wanted: wanted(...named, '~all') };
  const host = hostOf(server);
  const isNamed = host && terms.some((term) => term.toLowerCase().includes(host.mark));
  if (host && all && !isNamed)
    return {
      code: 'lacks-server',
      level: 'advice',
      part: host.mechanism,
      wanted: wanted(...named, host.mechanism, all),
    };
  return { code: 'good', level: 'good' };
}

const termsOf = (record: string) => record.split(' ').filter(Boolean).slice(1);
const isAll = (term: string) => /^[+?~-]?all$/i.test(term);
const isLookup = (term: string) => /^[+?~-]?(include:|exists:|(a|mx|ptr)([:/]|$))|^redirect=/i.test(term);

/** A host name, with the macros that may stand in it. */
const NAME = '[\\w%{}.+,=-]+';
const MECHANISM = new RegExp(
  `^[+?~-]?(all|include:${NAME}|exists:${NAME}|ptr(:${NAME})?|(a|mx)(:${NAME})?(/\\d{1,2})?(//\\d{1,3})?)$`,
  'i',
);
const MODIFIER = /^[a-z][\w.-]*=[\x21-\x7e]*$/i;
const ADDRESS = /^[+?~-]?ip([46]):([\d.a-f:]+)(?:\/\d{1,3})?$/i;

function isTerm(term: string): boolean {
  const [, version, address = ''] = ADDRESS.exec(term) ?? [];
  if (version) return version === '4' ? isIPv4(address) : isIPv6(address);
  return MECHANISM.test(term) || MODIFIER.test(term);
}

/** What a domain without a record begins with: its mailboxes, and the server that this site hands its mail to. */
function firstRecord(server: string | undefined): string {
  const host = hostOf(server);
  const parts = host ? [host.mechanism] : ['mx', ...mechanismOf(server)];
  return ['v=spf1', ...parts, '~all'].join(' ');
}

function mechanismOf(server = ''): string[] {
  const address = server.replace(/^\[|\]$/g, '');
  if (address === '::1' || address.startsWith('127.') || !/[.:]/.test(address)) return [];
  if (isIPv4(address)) return [`ip4:${address}`];
  return [isIPv6(address) ? `ip6:${address}` : `a:${address}`];
}

/** One record that lets everybody send whom one of them let. */
function merged(records: readonly string[]): string {
  const named = records.flatMap(termsOf).filter((term) => !isAll(term));
  return ['v=spf1', ...new Set(named), '~all'].join(' ');
}
