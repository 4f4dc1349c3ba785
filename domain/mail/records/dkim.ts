import { belongTogether, readTags, shown, type Verdict } from './answers.ts';

export type DkimCode =
  | 'good'
  | 'no-selector'
  | 'missing'
  | 'several'
  | 'unreadable'
  | 'revoked'
  | 'other-key'
  | 'foreign-domain'
  | 'testing';

interface Setting {
  /** Where the key stands: `selector._domainkey.domain`. */
  name: string;
  /** The key that this site signs with, where it signs itself. */
  publicKey?: string | undefined;
  /** Who signs, and who sends; where it is known. */
  signer?: string;
  domain?: string;
}

const LABEL = /^[a-z\d_]([a-z\d_-]{0,61}[a-z\d_])?$/i;

/** The name under which a key stands: one or several labels of the DNS. */
export function isSelector(text: string): boolean {
  return text.length < 200 && text.split('.').every((label) => LABEL.test(label));
}

/** Nothing can be looked up: the DNS has no list of selectors. */
export const noSelector: Verdict<DkimCode> = { code: 'no-selector', level: 'unknown', found: [] };

/** Judges the record with the key that proves a signature (RFC 6376). */
export function judgeDkim(texts: readonly string[], setting: Setting): Verdict<DkimCode> {
  const { name, publicKey, signer = '', domain = '' } = setting;
  const records = texts.filter((text) => /(^|;)\s*(v\s*=\s*DKIM|p\s*=)/i.test(text));
  const found = shown(records);
  const wanted = publicKey && { wanted: { name, value: `v=DKIM1; k=rsa; p=${publicKey}` } };
  const bad = (code: DkimCode) => ({ code, level: 'bad' as const, found, ...wanted });
  const [record, ...others] = records;
  if (!belongTogether(signer, domain)) return { code: 'foreign-domain', level: 'bad', found, part: signer };
  if (record === undefined) return bad('missing');
  if (others.length > 0) return bad('several');

  const tags = readTags(record);
  const key = tags?.get('p')?.replace(/\s+/g, '');
  if (!tags || key === undefined || (tags.get('v') ?? 'DKIM1') !== 'DKIM1') return bad('unreadable');
  if (key === '') return bad('revoked');
  if (!isBase64(key)) return bad('unreadable');
  if (publicKey && key !== publicKey) return bad('other-key');
  const flags = (tags.get('t') ?? '').split(':').map((flag) => flag.trim());
  if (flags.includes('y')) return { code: 'testing', level: 'advice', found };
  return { code: 'good', level: 'good', found };
}

const isBase64 = (text: string) => text.length % 4 === 0 && /^[A-Za-z\d+/]+={0,2}$/.test(text);
