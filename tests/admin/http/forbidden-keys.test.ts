import { expect, test } from 'vitest';
import { startSite } from '#tests/support/site/site.ts';

const keys = ['__proto__', 'constructor', 'prototype'];
const address = '/api/content/fr/home';

test('a key that reaches a prototype is refused with 400 at any depth of a call', async () => {
  const site = await startSite();
  const { cookie } = await site.signIn();
  const send = async (method: string, body: string) => {
    const headers = { cookie, origin: site.url, 'content-type': 'application/json' };
    const response = await site.get(address, { method, headers, body });
    return [body, response.status, await response.json()];
  };
  const before = await site.text('/data/fr/home.json');
  for (const key of keys) {
    const refused = { error: `A field cannot be named "${key}".` };
    for (const content of [
      `{"${key}":1}`,
      `{"hero":{"${key}":{"title":"x"}}}`,
      `{"stats":{"items":[{"value":1},{"label":{"${key}":[]}}]}}`,
      `{"hero":{"title":"x"},"nope":[[[{"${key}":null}]]]}`,
    ]) {
      const body = `{"content":${content},"basedOn":0}`;
      expect(await send('PUT', body)).toEqual([body, 400, refused]);
    }
    const outer = `{"${key}":{},"content":{},"basedOn":0}`;
    expect(await send('PUT', outer)).toEqual([outer, 400, refused]);
    const value = `{"path":"hero","value":{"a":[{"${key}":1}]},"basedOn":0}`;
    expect(await send('PATCH', value)).toEqual([value, 400, refused]);
  }
  expect(await site.text('/data/fr/home.json')).toBe(before);
});

test('a body nested a hundred thousand deep is refused and harms nobody', async () => {
  const site = await startSite();
  const { cookie } = await site.signIn();
  const body = `{"content":${'['.repeat(100_000)}${']'.repeat(100_000)},"basedOn":0}`;
  const headers = { cookie, origin: site.url, 'content-type': 'application/json' };
  const response = await site.get(address, { method: 'PUT', headers, body });
  expect([400, 422]).toContain(response.status);
  expect(await response.json()).toHaveProperty('error');
  expect(site.logged.filter(({ level }) => level === 50)).toEqual([]);
});
