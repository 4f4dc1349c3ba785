import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { startDns } from '#tests/support/services/dns.ts';
import { createDomainCheck } from './domain-check.ts';
import { createTextRecords } from './text-records.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const KEY = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const sentBy = (address: string) => async () => ({ name: 'Atelier', address });
const sender = sentBy('bonjour@atelier.example');

const unsigned = {
  ...{ kind: 'smtp' as const, url: 'smtp://u:p@smtp.atelier.example:587' },
  ...{ requireTls: true, dkim: undefined },
};
const signed = {
  ...unsigned,
  dkim: { domainName: 'atelier.example', keySelector: 'vitrine', privateKey: pem },
};

test('[MAILTEST-03] the three records of the sender’s domain are asked of a real resolver and judged', async () => {
  const dns = await startDns({
    'atelier.example': ['google-site-verification=x', 'v=spf1 mx a:smtp.atelier.example -all'],
    'vitrine._domainkey.atelier.example': [`v=DKIM1; k=rsa; p=${KEY}`],
    '_dmarc.atelier.example': ['v=DMARC1; p=quarantine'],
  });
  const textRecords = createTextRecords([dns.server]);
  const { check, selector } = createDomainCheck({ transport: signed, sender, textRecords });
  expect(selector).toBe('vitrine');
  const checked = await check('');
  expect(checked?.domain).toBe('atelier.example');
  expect([checked?.spf, checked?.dkim, checked?.dmarc].map((one) => [one?.name, one?.code])).toEqual([
    ['atelier.example', 'good'],
    // Longer than one string of the DNS: it comes in parts.
    ['vitrine._domainkey.atelier.example', 'good'],
    ['_dmarc.atelier.example', 'good'],
  ]);
});

test('[MAILTEST-03] what is missing is told as the exact record; a key that is not ours is not made up', async () => {
  const dns = await startDns({ 'atelier.example': [] });
  const textRecords = createTextRecords([dns.server]);
  const own = await createDomainCheck({ transport: signed, sender, textRecords }).check('');
  expect([own?.spf.wanted, own?.dkim.wanted, own?.dmarc.wanted]).toEqual([
    { name: 'atelier.example', value: 'v=spf1 mx a:smtp.atelier.example ~all' },
    { name: 'vitrine._domainkey.atelier.example', value: `v=DKIM1; k=rsa; p=${KEY}` },
    {
      name: '_dmarc.atelier.example',
      value: 'v=DMARC1; p=none; rua=mailto:bonjour@atelier.example',
    },
  ]);
  const { check, selector } = createDomainCheck({ transport: unsigned, sender, textRecords });
  expect(selector).toBeUndefined();
  expect((await check(''))?.dkim).toMatchObject({ code: 'no-selector', level: 'unknown' });
  const typed = (await check('s1'))?.dkim;
  expect(typed).toEqual({ name: 's1._domainkey.atelier.example', code: 'missing', level: 'bad', found: [] });
});

test('[MAILTEST-03] a name below the domain takes the DMARC record from above; other alphabets are asked for as the DNS has them', async () => {
  const dns = await startDns({
    '_dmarc.atelier.example': ['v=DMARC1; p=reject'],
    'xn--caf-dma.example': ['v=spf1 -all'],
  });
  const textRecords = createTextRecords([dns.server]);
  const checkOf = (address: string) =>
    createDomainCheck({ transport: { kind: 'capture' }, sender: sentBy(address), textRecords }).check('');
  expect((await checkOf('a@mail.atelier.example'))?.dmarc).toMatchObject({
    name: '_dmarc.atelier.example',
    code: 'good',
  });
  expect((await checkOf('a@café.example'))?.spf).toMatchObject({ name: 'xn--caf-dma.example', code: 'good' });
  expect(await checkOf('a@exa mple')).toBeUndefined();
  expect(await checkOf('')).toBeUndefined();
});

test.each(['silent', 'broken'] as const)(
  '[MAILTEST-04] of a resolver that is %s it is said that it gave no answer, and nothing is called missing',
  async (behaviour) => {
    const dns = await startDns({});
    dns.state.behaviour = behaviour;
    const textRecords = createTextRecords([dns.server], 100);
    const checked = await createDomainCheck({ transport: signed, sender, textRecords }).check('');
    for (const one of [checked?.spf, checked?.dkim, checked?.dmarc])
      expect(one).toMatchObject({ code: 'no-answer', level: 'unknown', found: [] });
  },
);

test('[MAILTEST-04] where nobody listens there is no resolver', async () => {
  const textRecords = createTextRecords(['127.0.0.1:1']);
  const checked = await createDomainCheck({ transport: signed, sender, textRecords }).check('');
  expect(checked?.spf).toMatchObject({ code: 'no-resolver', level: 'unknown' });
});
