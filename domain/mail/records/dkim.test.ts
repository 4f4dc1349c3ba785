import { describe, expect, test } from 'vitest';
import { isSelector, judgeDkim } from './dkim.ts';

const KEY = 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A';
const at = { name: 's1._domainkey.atelier.example' };
const judge = (...texts: string[]) => judgeDkim(texts, at);
const ours = (...texts: string[]) => judgeDkim(texts, { ...at, publicKey: KEY });

describe('[MAILTEST-03] the DKIM record', () => {
  test.each([`v=DKIM1; k=rsa; p=${KEY}`, `p=${KEY}`, `v=DKIM1;p=${KEY.slice(0, 8)} ${KEY.slice(8)};`])(
    '`%s` is good',
    (text) => {
      expect(judge(text)).toMatchObject({ code: 'good', level: 'good' });
      expect(ours(text)).toMatchObject({ code: 'good', level: 'good' });
    },
  );

  test('where there is none, the record to add is told if the key is ours, and not made up if not', () => {
    expect(judge()).toEqual({ code: 'missing', level: 'bad', found: [] });
    expect(ours('anything')).toEqual({
      code: 'missing',
      level: 'bad',
      found: [],
      wanted: { name: 's1._domainkey.atelier.example', value: `v=DKIM1; k=rsa; p=${KEY}` },
    });
  });

  test('two keys under one selector, a key that was called back, another key than the one we sign with', () => {
    expect(judge(`p=${KEY}`, `v=DKIM1; p=${KEY}`)).toMatchObject({ code: 'several', level: 'bad' });
    expect(judge('v=DKIM1; p=')).toMatchObject({ code: 'revoked', level: 'bad' });
    expect(ours('v=DKIM1; p=AAAA')).toMatchObject({
      code: 'other-key',
      level: 'bad',
      wanted: { value: `v=DKIM1; k=rsa; p=${KEY}` },
    });
  });

  test('a key that is only tried out (`t=y`) proves nothing yet', () => {
    expect(judge(`v=DKIM1; t=y; p=${KEY}`)).toMatchObject({ code: 'testing', level: 'advice' });
    expect(judge(`v=DKIM1; t=s; p=${KEY}`).code).toBe('good');
  });

  test.each([
    'v=DKIM1; k=rsa',
    `v=DKIM2; p=${KEY}`,
    'v=DKIM1; p=not base64!',
    `v=DKIM1; p=${KEY.slice(0, -1)}`,
    `v=DKIM1 p=${KEY}`,
    `v=DKIM1; p=${'='.repeat(50_000)}`,
  ])('`%.40s` is refused by those who read it', (text) => {
    expect(judge(text)).toMatchObject({ code: 'unreadable', level: 'bad' });
    expect(ours(text).wanted?.value).toContain(KEY);
  });

  test('a key of another domain does not speak for the sender', () => {
    const signing = { ...at, publicKey: KEY, domain: 'atelier.example' };
    expect(judgeDkim([`p=${KEY}`], { ...signing, signer: 'other.example' })).toMatchObject({
      code: 'foreign-domain',
      level: 'bad',
      part: 'other.example',
    });
    expect(judgeDkim([`p=${KEY}`], { ...signing, signer: 'mail.atelier.example' }).code).toBe('good');
    expect(judgeDkim([`p=${KEY}`], { ...signing, signer: 'notatelier.example' }).code).toBe('foreign-domain');
  });

  test.each([
    ['vitrine', true],
    ['s1.mail_2024', true],
    ['K1', true],
    ['', false],
    ['a b', false],
    ['-a', false],
    ['a..b', false],
    ['a._domainkey.example.com?x', false],
    ['x'.repeat(64), false],
    ['é', false],
  ])('a selector: %s %s', (text, is) => {
    expect(isSelector(text)).toBe(is);
  });
});
