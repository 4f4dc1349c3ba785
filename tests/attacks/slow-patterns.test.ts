import { expect } from 'vitest';
import { contact, postJson } from '#tests/support/data/leads.ts';
import { expectUnharmed, test } from '#tests/support/site/attacked-site.ts';

const SIZE = 20_000;
const filled = (part: string, end = '') => part.repeat(SIZE / part.length) + end;

/** Each has made some pattern or parser go back again and again. */
const evil = {
  'one letter, then what does not fit': filled('a', '!'),
  'e-mails without end': filled('a@'),
  blanks: filled(' ', 'x'),
  'dots of a domain': `a@${filled('a.')}`,
  'emphasis in emphasis': filled('*a_'),
  'quotes in quotes': filled('> ', 'x'),
  'elements in elements': filled('<b>'),
  'escapes of an address': filled('%20'),
  dashes: filled('-', 'A'),
};

/** An ordinary text of the same length, to compare with. */
const ordinary = filled('Un mot, puis un autre.\n\n');
const TIMES = 25;
/** What is kept may be compressed as small as can be meanwhile. A pattern that goes back again and again takes far longer. */
const PATIENCE_MS = 1500;

test('rule 10: no text makes a pattern think for long, wherever it is sent', async ({ site }) => {
  const admin = await site.signIn();
  const article = { id: 'lent', slug: 'lent', title: 'Lent', excerpt: 'x', publishedAt: '2025-01-01' };
  const saved = (more: object) => ({
    ...{ language: 'fr', filename: 'lent.json' },
    content: JSON.stringify({ ...article, ...more }),
  });
  const short = (text: string) => encodeURIComponent(text.slice(0, 1500));
  const inputs: Record<string, (text: string) => Promise<Response>> = {
    contact: (text) => postJson(site, '/api/contact', { ...contact, email: text, name: text, message: text }),
    login: (text) => postJson(site, '/api/auth/login', { email: text, password: text, code: text }),
    article: (content) => admin.post('/api/articles/save', saved({ content })),
    slug: (slug) => admin.post('/api/articles/save', saved({ content: 'x', slug, tags: [slug] })),
    richText: (source) =>
      admin.post('/api/written-site', { queries: [{ method: 'richText', args: [source] }] }),
    link: (value) => admin.patch('/api/content/fr/home', { path: 'hero.cta.href', value, basedOn: 0 }),
    search: (text) => admin.get(`/api/search/fr?q=${short(text)}`),
    blog: (text) => site.get(`/blog?q=${short(text)}&category=${short(text)}`),
    path: (text) => site.get(`/${short(text)}`),
    calculator: (text) => site.get(`/calculateur-prix?type=${short(text)}&features=${short(text)}`),
    headers: (text) =>
      site.get('/admin', {
        headers: {
          cookie: text.slice(0, 3000),
          'accept-encoding': text.slice(0, 3000),
          'if-none-match': text.slice(0, 3000),
          'x-forwarded-for': text.slice(0, 3000),
        },
      }),
    view: (text) =>
      postJson(site, '/api/views', { path: text.slice(0, 2000), referrer: text.slice(0, 2000) }),
  };
  /** Processor time, not the clock's: what else runs on the machine does not count. The site runs in this process. */
  const costOf = async (ask: () => Promise<Response>) => {
    const before = process.cpuUsage();
    const response = await ask();
    await response.arrayBuffer();
    const { user, system } = process.cpuUsage(before);
    return { ms: (user + system) / 1000, status: response.status };
  };
  for (const [input, ask] of Object.entries(inputs)) {
    const usual = await costOf(() => ask(input === 'headers' ? 'a' : ordinary));
    for (const [name, text] of Object.entries(evil)) {
      const { ms, status } = await costOf(() => ask(text));
      const slow = ms > PATIENCE_MS + TIMES * usual.ms && `${Math.round(ms)} ms, not ${Math.round(usual.ms)}`;
      expect([input, name, status < 500, slow]).toEqual([input, name, true, false]);
    }
  }
  await expectUnharmed(site);
});
