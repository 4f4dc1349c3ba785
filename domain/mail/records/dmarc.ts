import { readTags, shown, type Verdict } from './answers.ts';

export type DmarcCode = 'good' | 'missing' | 'several' | 'unreadable' | 'watches-only';

interface Setting {
  /** That mail is sent from. */
  domain: string;
  /** Where the record was found: there, or above it. */
  from: string;
  /** Where reports may go. */
  mailbox: string;
}

const MOST_NAMES = 5;

/** Where the record of a domain may stand: there, or at a domain above it. */
export function dmarcNames(domain: string): string[] {
  const labels = domain.split('.');
  const names = labels.map((_, index) => labels.slice(index).join('.'));
  return names.slice(0, Math.max(1, names.length - 1)).slice(0, MOST_NAMES);
}

/** Judges the record that says what becomes of mail that neither SPF nor DKIM vouches for (RFC 7489). */
export function judgeDmarc(texts: readonly string[], { domain, from, mailbox }: Setting): Verdict<DmarcCode> {
  const records = texts.filter((text) => /^v\s*=\s*dmarc1|;\s*v\s*=\s*dmarc1/i.test(text));
  const found = shown(records);
  const wanted = (value: string) => ({ name: `_dmarc.${from}`, value });
  const first = wanted(`v=DMARC1; p=none; rua=mailto:${mailbox}`);
  const [record, ...others] = records;
  if (record === undefined) return { code: 'missing', level: 'bad', found, wanted: first };
  if (others.length > 0) return { code: 'several', level: 'bad', found };

  const tags = /^v\s*=\s*DMARC1\s*(;|$)/.test(record) ? readTags(record) : undefined;
  const tag = domain !== from && tags?.has('sp') ? 'sp' : 'p';
  const policy = tags?.get(tag)?.toLowerCase() ?? '';
  if (!tags || !['none', 'quarantine', 'reject'].includes(policy))
    return { code: 'unreadable', level: 'bad', found, wanted: first };
  if (policy !== 'none') return { code: 'good', level: 'good', found };
  const stricter = [...tags].map(([name, value]) => `${name}=${name === tag ? 'quarantine' : value}`);
  return { code: 'watches-only', level: 'advice', found, wanted: wanted(stricter.join('; ')) };
}
