/** What the DNS said of a name: its texts, none where there are none; or why it said nothing. */
export type DnsAnswer = { texts: readonly string[] } | { silence: Silence };

/** `no-resolver`: nobody to ask. `no-answer`: whoever was asked said nothing in time, or refused. */
export type Silence = 'no-resolver' | 'no-answer';

/** `good`; `advice`: works, and could be better; `bad`: mail is refused or taken for spam; `unknown`: nothing can be said. */
export type Level = 'good' | 'advice' | 'bad' | 'unknown';

/** A record of the DNS, of the type TXT. */
export interface TextRecord {
  name: string;
  value: string;
}

/** What is to be said of one of the three records of a domain. */
export interface Verdict<Code extends string> {
  code: Code;
  level: Level;
  /** What stands there, cut where it is endless. */
  found: readonly string[];
  /** What should stand there, where it can be told exactly. */
  wanted?: TextRecord;
  /** The part that is wrong. */
  part?: string;
}

const SHOWN_LENGTH = 600;
const SHOWN_RECORDS = 5;

/** What strangers wrote into the DNS, as much of it as a screen shows. */
export function shown(texts: readonly string[]): string[] {
  return texts
    .slice(0, SHOWN_RECORDS)
    .map((text) => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text));
}

/** `a=b; c=d` as DKIM and DMARC write it; undefined where it is none of that. The first of a name counts. */
export function readTags(text: string): Map<string, string> | undefined {
  const parts = text.split(';').map((part) => part.trim());
  if (parts.at(-1) === '') parts.pop();
  const tags = new Map<string, string>();
  for (const part of parts) {
    const [, name, value] = /^([a-z][\w]*)\s*=\s*(.*)$/is.exec(part) ?? [];
    if (name === undefined || value === undefined) return undefined;
    if (!tags.has(name)) tags.set(name, value.trim());
  }
  return tags;
}

/** Whether mail of one of these domains may be signed by the other: the same, or one below the other. */
export function belongTogether(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
}
