import { describe, expect, test } from 'vitest';
import { dmarcNames, judgeDmarc } from './dmarc.ts';

const at = { domain: 'atelier.example', from: 'atelier.example', mailbox: 'bonjour@atelier.example' };
const judge = (...texts: string[]) => judgeDmarc(texts, at);

describe('[MAILTEST-03] the DMARC record', () => {
  test.each(['v=DMARC1; p=reject', 'v=DMARC1;p=quarantine;rua=mailto:x@y.example;', 'v=DMARC1 ; p = Reject'])(
    '`%s` is good',
    (text) => {
      expect(judge(text)).toEqual({ code: 'good', level: 'good', found: [text] });
    },
  );

  test('where there is none, the record to add only watches, and reports to the sender', () => {
    expect(judge('v=spf1 -all')).toEqual({
      code: 'missing',
      level: 'bad',
      found: [],
      wanted: {
        name: '_dmarc.atelier.example',
        value: 'v=DMARC1; p=none; rua=mailto:bonjour@atelier.example',
      },
    });
  });

  test('`p=none` works and protects nobody: the same record, stricter', () => {
    expect(judge('v=DMARC1; p=none; rua=mailto:dmarc@host.example; fo=1')).toMatchObject({
      code: 'watches-only',
      level: 'advice',
      wanted: { value: 'v=DMARC1; p=quarantine; rua=mailto:dmarc@host.example; fo=1' },
    });
  });

  test('two records count as none', () => {
    expect(judge('v=DMARC1; p=none', 'v=DMARC1; p=reject')).toMatchObject({
      code: 'several',
      level: 'bad',
      found: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'],
    });
  });

  test.each([
    'v=DMARC1',
    'v=DMARC1; rua=mailto:x@y.example',
    'v=DMARC1; p=block',
    'v=DMARC1; p',
    'v=dmarc1; p=reject',
    'p=reject; v=DMARC1',
    'v=DMARC1, p=reject',
    `v=DMARC1; p=${'reject'.repeat(10_000)}`,
  ])('`%.30s` is refused by those who read it, and the record to write is told', (text) => {
    const verdict = judge(text);
    expect(verdict).toMatchObject({
      code: 'unreadable',
      level: 'bad',
      wanted: { name: '_dmarc.atelier.example' },
    });
    expect(verdict.found[0]?.length).toBeLessThan(650);
  });

  test('below its domain the record of that domain counts, with what it says of names below', () => {
    const below = { ...at, domain: 'mail.atelier.example' };
    expect(judgeDmarc(['v=DMARC1; p=reject; sp=none'], below)).toMatchObject({
      code: 'watches-only',
      wanted: { name: '_dmarc.atelier.example', value: 'v=DMARC1; p=reject; sp=quarantine' },
    });
    expect(judgeDmarc(['v=DMARC1; p=none; sp=reject'], below).code).toBe('good');
    expect(judgeDmarc(['v=DMARC1; p=reject'], below).code).toBe('good');
    expect(judge('v=DMARC1; p=reject; sp=none').code).toBe('good');
  });

  test('the record is looked for from the domain upwards, never at a top-level domain', () => {
    expect(dmarcNames('atelier.example')).toEqual(['atelier.example']);
    expect(dmarcNames('a.b.atelier.example')).toEqual([
      'a.b.atelier.example',
      'b.atelier.example',
      'atelier.example',
    ]);
    expect(dmarcNames('localhost')).toEqual(['localhost']);
    expect(dmarcNames(`${'a.'.repeat(60)}example`)).toHaveLength(5);
  });
});
