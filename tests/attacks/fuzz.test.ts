import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { adminRoutes } from '#tests/support/admin-routes.ts';
import { documents } from '#tests/support/data/documents.ts';
import { anyJson, distorted, hostileText } from '#tests/support/data/hostile-values.ts';
import { application, chat, contact, quote } from '#tests/support/data/leads.ts';
import {
  expectUnharmed,
  newAddress,
  stateOf,
  test,
  testOnPostgres,
} from '#tests/support/site/attacked-site.ts';
import type { Site } from '#tests/support/site/site.ts';

/** More with `FUZZ_RUNS=1000 npm run test:e2e -- attacks/fuzz`. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 10);
/** Nothing may take this long: an attacker would hold our connections with it. */
const PATIENCE_MS = 8000;

interface Sent {
  method: string;
  address: string;
  body: string | Uint8Array<ArrayBuffer>;
  type?: string;
}

interface Attacker {
  site: Site;
  cookie: string;
  database: Database;
  /** As it was left by the attack before. */
  state: string;
}

async function attackerOf(site: Site): Promise<Attacker> {
  const { cookie } = await site.signIn();
  const database = await site.openDatabase();
  return { site, cookie, database, state: await stateOf(database) };
}

/** Sends it signed in, from an address of its own. Whatever is refused must have changed nothing. */
async function attack(attacker: Attacker, sent: Sent): Promise<number> {
  const { site, cookie, database, state: before } = attacker;
  const { method, address, body, type = 'application/json' } = sent;
  const headers = { cookie, origin: site.url, 'content-type': type, 'x-forwarded-for': newAddress() };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await site.get(address, { method, headers, body, signal });
  await response.arrayBuffer();
  const what = `${method} ${address} ${String(body).slice(0, 300)}`;
  expect(response.status, what).toBeLessThan(500);
  attacker.state = await stateOf(database);
  if (response.status >= 400) expect(attacker.state, what).toBe(before);
  return response.status;
}

const holds = <T>(arbitrary: fc.Arbitrary<T>, property: (value: T) => Promise<unknown>) =>
  fc.assert(
    fc.asyncProperty(arbitrary, async (value) => void (await property(value))),
    { numRuns },
  );

/** Every call of the back office and every form of a visitor, from the list of routes itself. */
const calls = [
  ...adminRoutes()
    .filter(({ address }) => address.startsWith('/api/') && address !== '/api/auth/logout')
    .flatMap(({ address }) => ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ method, address })))
    // It takes no body: whoever may call it gets what it says.
    .filter(({ method, address }) => !(method === 'DELETE' && address === '/api/content')),
  ...['contact', 'chat', 'quotes', 'applications', 'views', 'calculator-steps', 'form'].map((name) => ({
    method: 'POST',
    address: `/api/${name}`,
  })),
];

const article = {
  ...{ id: 'essai', slug: 'essai', title: 'Essai', excerpt: 'x', publishedAt: '2025-01-01' },
  ...{ content: '<p>Texte</p>', tags: ['a'], author: 'Marie', status: 'published', category: 'web' },
};

const boundary = 'x'.repeat(30);
const multipart = (name: string, file: Buffer) =>
  Buffer.concat([
    ...Object.entries(application).map(([field, value]) =>
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`),
    ),
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

/** The bytes with a few of them changed, taken out or put in, or cut short. */
const damaged = (bytes: Buffer) =>
  fc
    .array(fc.tuple(fc.nat(bytes.length - 1), fc.uint8Array({ maxLength: 6 }), fc.nat(6)), {
      minLength: 1,
      maxLength: 4,
    })
    .map((changes) =>
      changes.reduce(
        (now, [at, put, out]) => Buffer.concat([now.subarray(0, at), put, now.subarray(at + out)]),
        bytes,
      ),
    );

describe.each([
  ['sqlite', test],
  ['postgres', testOnPostgres],
])('on %s, whatever is sent gets an answer below 500, and a refusal changes nothing:', (_, test) => {
  test('any JSON to any call', async ({ site }) => {
    const attacker = await attackerOf(site);
    let tried = 0;
    for (const call of calls) {
      if ((await attack(attacker, { ...call, body: '{}' })) === 405) continue;
      tried += 1;
      await holds(anyJson, (value) => attack(attacker, { ...call, body: JSON.stringify(value) }));
    }
    expect(tried).toBeGreaterThanOrEqual(24);
    await expectUnharmed(site);
  });

  test('nearly valid content, articles, case studies, imports, fields and forms', async ({ site }) => {
    const attacker = await attackerOf(site);
    const { content, caseStudies, transfer, workingCopies } = site.services;
    const send = (method: string, address: string, value: unknown) =>
      attack(attacker, { method, address, body: JSON.stringify(value) });
    const basedOn = async (section: 'faq' | 'hosting' | 'calculator') =>
      (await content.load(section, 'fr')).rev;

    for (const section of ['faq', 'hosting', 'calculator'] as const) {
      const address = `/api/content/fr/${section}`;
      await holds(distorted(await content.section(section, 'fr')), async (value) =>
        send('PUT', address, { content: value, basedOn: await basedOn(section) }),
      );
      const copy = `/api/working-copies/sections/fr/${section}`;
      const ref = { collection: 'section', language: 'fr', id: section } as const;
      for (const [method, call] of [
        ['PUT', copy],
        ['POST', `${copy}/publish`],
      ] as const)
        await holds(distorted(await content.section(section, 'fr')), async (value) =>
          send(method, call, { content: value, basedOn: (await workingCopies.load(ref)).version }),
        );
    }
    await holds(distorted(article), (value) =>
      send('POST', '/api/articles/save', {
        ...{ language: 'fr', filename: 'essai.json' },
        content: JSON.stringify(value),
      }),
    );
    const [study] = await caseStudies.listed('fr');
    const loaded = await caseStudies.load('fr', study?.id ?? '');
    await holds(distorted(loaded.entry), async (value) => {
      const { rev } = await caseStudies.load('fr', study?.id ?? '');
      return send('PUT', `/api/case-studies/fr/${study?.id}`, { content: value, basedOn: rev });
    });
    const file = await transfer.export();
    const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString();
    const valid = {
      ...file,
      sections: { faq: { fr: { title: 'Questions' } } },
      articles: { fr: { essai: article } },
      drafts: [{ collection: 'section', language: 'en', id: 'faq', body: { title: 'Questions' } }],
      scheduled: [
        {
          ...{ name: 'Un jour', dueAt: inAYear },
          documents: [{ collection: 'section', language: 'en', id: 'home', body: { seoTitle: 'Soon' } }],
        },
      ],
      bin: [{ collection: 'section', language: 'fr', id: 'hosting', body: { seoTitle: 'Avant' } }],
    };
    await holds(distorted(valid), (value) => send('POST', '/api/import', value));
    await holds(distorted(valid), (value) => send('POST', '/api/import/drafts', value));
    await holds(distorted(valid), (value) => send('POST', '/api/import/preview', value));
    for (const [address, form] of [
      ['/api/contact', contact],
      ['/api/chat', chat],
      ['/api/quotes', quote],
    ] as const)
      await holds(distorted(form), (value) => send('POST', address, value));
    await expectUnharmed(site);
  });

  test('any path of a field', async ({ site }) => {
    const attacker = await attackerOf(site);
    const step = fc.oneof(
      fc.constantFrom(
        'hero',
        'title',
        'items',
        '0',
        '1',
        '-1',
        '01',
        '1e3',
        'length',
        '__proto__',
        'constructor',
      ),
      hostileText,
    );
    const path = fc.array(step, { minLength: 1, maxLength: 5 }).map((steps) => steps.join('.'));
    await holds(fc.tuple(path, anyJson), async ([at, value]) => {
      const { rev } = await site.services.content.load('home', 'fr');
      const body = JSON.stringify({ path: at, value, basedOn: rev });
      const status = await attack(attacker, { method: 'PATCH', address: '/api/content/fr/home', body });
      if (/__proto__|constructor|prototype/.test(at)) expect([at, status]).toEqual([at, 400]);
    });
    expect(({} as Record<string, unknown>).title).toBeUndefined();
    await expectUnharmed(site);
  });

  test('any form of the back office', async ({ site }) => {
    const attacker = await attackerOf(site);
    const screens = ['/admin/inbox', '/admin/media', '/admin/administrators', '/admin/account'];
    const intents = [
      'read',
      'archive',
      'clear',
      'spam',
      'erase',
      'resend',
      'describe',
      'remove',
      'invite',
      'revoke',
    ];
    const more = ['disable', 'enable', 'propose', 'confirm', 'renew', 'turnOff', '__proto__', 'toString'];
    const names = ['id', 'email', 'fr', 'en', 'secret', 'code', 'password'];
    const form = fc.record({
      intent: fc.constantFrom(...intents, ...more),
      ...Object.fromEntries(names.map((name) => [name, hostileText])),
    });
    for (const address of screens)
      await holds(form, (fields) => {
        const body = new URLSearchParams(fields as Record<string, string>).toString();
        return attack(attacker, { method: 'POST', address, body, type: 'application/x-www-form-urlencoded' });
      });
    await expectUnharmed(site);
  });

  test('any damaged upload', async ({ site }) => {
    const attacker = await attackerOf(site);
    const type = `multipart/form-data; boundary=${boundary}`;
    for (const [address, body] of [
      ['/api/applications', multipart('cv', documents.pdf)],
      ['/api/applications', multipart('cv', documents.docx)],
      ['/api/media', multipart('picture', documents.pdf)],
    ] as const)
      await holds(damaged(body), (bytes) =>
        attack(attacker, { method: 'POST', address, body: new Uint8Array(bytes), type }),
      );
    await expectUnharmed(site);
  });

  test('any address and query', async ({ site }) => {
    const { cookie } = await attackerOf(site);
    const starts = [
      '/',
      '/blog/',
      '/en/blog/',
      '/cas-clients/',
      '/data/fr/',
      '/data/',
      '/estimation/',
      '/media/',
    ];
    const rooms = [
      '/admin/',
      '/admin/inbox/',
      '/api/files/',
      '/api/entries/articles/fr/',
      '/api/content/fr/',
    ];
    const query = fc.dictionary(
      fc.constantFrom(
        'q',
        'page',
        'category',
        'filter',
        'open',
        'action',
        'lang',
        'token',
        'type',
        'step',
        'days',
      ),
      hostileText,
      { maxKeys: 3, noNullPrototype: true },
    );
    await holds(
      fc.tuple(fc.constantFrom(...starts, ...rooms), hostileText, query, fc.boolean()),
      async ([start, name, params, raw]) => {
        const path = raw ? name.replace(/[^\x21-\x7e]/g, '') : encodeURIComponent(name.toWellFormed());
        const address = `${start}${path}?${new URLSearchParams(params)}`;
        const response = await site.get(address, { headers: { cookie } });
        expect([address, response.status < 500]).toEqual([address, true]);
        await response.arrayBuffer();
      },
    );
    await expectUnharmed(site);
  });
});
