import { describe, expect, test } from 'vitest';
import { judgeSpf } from './spf.ts';

const at = { domain: 'atelier.example', server: 'smtp.atelier.example' };
const judge = (...texts: string[]) => judgeSpf(texts, at);
const codeOf = (...texts: string[]) => judge(...texts).code;

describe('[MAILTEST-03] the SPF record', () => {
  test('one that names who may send and ends by refusing the rest is good', () => {
    expect(judge('v=spf1 mx include:_spf.host.example -all')).toEqual({
      code: 'good',
      level: 'good',
      found: ['v=spf1 mx include:_spf.host.example -all'],
    });
    for (const text of [
      'v=spf1 ip4:192.0.2.0/24 ip6:2001:db8::/32 ~all',
      'v=spf1 redirect=_spf.host.example',
      'V=SPF1 A MX -ALL',
      'v=spf1 exists:%{i}._spf.host.example a/24 mx:host.example//64 exp=why.host.example -all',
    ])
      expect([text, codeOf(text)]).toEqual([text, 'good']);
  });

  test('where there is none, the record to add names the server that mail leaves by', () => {
    const missing = judge('google-site-verification=abc', 'v=spf10 -all', '');
    expect(missing).toMatchObject({ code: 'missing', level: 'bad', found: [] });
    expect(missing.wanted).toEqual({
      name: 'atelier.example',
      value: 'v=spf1 mx a:smtp.atelier.example ~all',
    });
  });

  test.each([
    ['ssl0.ovh.net', 'v=spf1 include:mx.ovh.com ~all'],
    ['mail.gandi.net', 'v=spf1 include:_mailcust.gandi.net ~all'],
    ['smtp.gmail.com', 'v=spf1 include:_spf.google.com ~all'],
    ['192.0.2.7', 'v=spf1 mx ip4:192.0.2.7 ~all'],
    ['[2001:db8::1]', 'v=spf1 mx ip6:2001:db8::1 ~all'],
    ['localhost', 'v=spf1 mx ~all'],
    ['127.0.0.1', 'v=spf1 mx ~all'],
    ['[::1]', 'v=spf1 mx ~all'],
    [undefined, 'v=spf1 mx ~all'],
  ])('mail by %s: %s', (server, value) => {
    expect(judgeSpf([], { domain: 'atelier.example', server }).wanted?.value).toBe(value);
  });

  test('two records count as none: one is made of both', () => {
    expect(judge('v=spf1 mx -all', 'other', 'v=spf1 include:mx.ovh.com mx ~all')).toEqual({
      code: 'several',
      level: 'bad',
      found: ['v=spf1 mx -all', 'v=spf1 include:mx.ovh.com mx ~all'],
      wanted: { name: 'atelier.example', value: 'v=spf1 mx include:mx.ovh.com ~all' },
    });
    expect(judge('v=spf1 +all', 'v=spf1 -all').wanted?.value).toBe('v=spf1 ~all');
  });

  test.each(['+all', 'all'])('`%s` lets anybody send in this name', (all) => {
    expect(judge(`v=spf1 mx ${all}`)).toMatchObject({
      code: 'allows-all',
      level: 'bad',
      wanted: { value: 'v=spf1 mx ~all' },
    });
  });

  test.each(['v=spf1 mx ?all', 'v=spf1 mx'])('`%s` says nothing of the others', (text) => {
    expect(judge(text)).toMatchObject({
      code: 'open-end',
      level: 'advice',
      wanted: { value: 'v=spf1 mx ~all' },
    });
  });

  test.each([
    ['v=spf1 mx includ:host.example -all', 'includ:host.example'],
    ['v=spf1 include: -all', 'include:'],
    ['v=spf1 ip4:300.1.1.1.1 -all', 'ip4:300.1.1.1.1'],
    ['v=spf1 ip6:zz -all', 'ip6:zz'],
    ['v=spf1 -all;', '-all;'],
    ['v=spf1 \u0000 -all', '\u0000'],
    ['v=spf1 <script> -all', '<script>'],
  ])('`%s` is refused by those who read it', (text, part) => {
    expect(judge(text)).toMatchObject({ code: 'unreadable', level: 'bad', part });
  });

  test('more than ten lookups, or an over-long record, is not read to its end', () => {
    const includes = Array.from({ length: 11 }, (_, index) => `include:s${index}.example`);
    expect(judge(`v=spf1 ${includes.join(' ')} -all`)).toMatchObject({
      code: 'too-many-lookups',
      level: 'bad',
      part: '11',
    });
    expect(codeOf(`v=spf1 ${includes.slice(1).join(' ')} -all`)).toBe('good');
    const addresses = Array.from({ length: 60 }, (_, index) => `ip4:192.0.2.${index}`);
    const long = judge(`v=spf1 ${addresses.join(' ')} -all`);
    expect(long).toMatchObject({ code: 'too-long', level: 'bad' });
    expect(long.found[0]?.length).toBeLessThan(650);
    expect(codeOf(`v=spf1 ${'x'.repeat(100_000)} -all`)).toBe('too-long');
  });

  test('a known mail host that the record does not name is worth a question', () => {
    const by = (server: string, text: string) => judgeSpf([text], { domain: 'atelier.example', server });
    expect(by('ssl0.ovh.net', 'v=spf1 include:_spf.google.com -all')).toMatchObject({
      code: 'lacks-server',
      level: 'advice',
      part: 'include:mx.ovh.com',
      wanted: { value: 'v=spf1 include:_spf.google.com include:mx.ovh.com -all' },
    });
    expect(by('ssl0.ovh.net', 'v=spf1 include:mx.OVH.com -all').code).toBe('good');
    expect(by('ssl0.ovh.net', 'v=spf1 redirect=_spf.host.example').code).toBe('good');
  });
});
