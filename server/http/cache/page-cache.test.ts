import { expect, test } from 'vitest';
import { createChangeFeed, EVERYTHING } from '#server/database/change-feed.ts';
import { EVERY_DOCUMENT, noteRead } from '#server/documents/noted-reads.ts';
import { createPageCache } from './page-cache.ts';
import { storeResponse } from './stored-response.ts';

const response = (text: string, init?: ResponseInit) =>
  storeResponse(new Response(text, init), { fixedHeaders: [], withPolicy: true });

function counting(text: string, init?: ResponseInit) {
  let made = 0;
  const make = () => {
    made += 1;
    return response(text, init);
  };
  return { make, made: () => made };
}

test('a response is made once, also for those who ask at the same time', async () => {
  const cache = createPageCache(createChangeFeed());
  const page = counting('a');
  const [one, two] = await Promise.all([cache.fill('/a', page.make), cache.fill('/a', page.make)]);
  expect(one).toBe(two);
  expect(page.made()).toBe(1);
  expect(cache.get('/a')).toBe(one);
});

test('[KEPT-01] a change of content drops what was made from it, and what nobody knows of', async () => {
  const changes = createChangeFeed();
  const cache = createPageCache(changes);
  const madeFrom = (...reads: string[]) => {
    for (const read of reads) noteRead(read);
    return response('x');
  };
  const fill = async () => {
    await cache.fill('/home', async () => madeFrom('section/fr/common', 'section/fr/home'));
    await cache.fill('/blog', async () => madeFrom('section/fr/common', 'article/fr/'));
    await cache.fill('/en', async () => madeFrom('section/en/common', 'section/en/home'));
    await cache.fill('/all', async () => madeFrom(EVERY_DOCUMENT));
    await cache.fill('/unknown', () => response('x'));
  };
  const keptAfter = async (...changed: string[]) => {
    await fill();
    changes.publish(changed);
    return ['/home', '/blog', '/en', '/all', '/unknown'].filter((path) => cache.get(path));
  };
  expect(await keptAfter('section/fr/home')).toEqual(['/blog', '/en']);
  expect(await keptAfter('article/fr/a')).toEqual(['/home', '/en']);
  expect(await keptAfter('article/en/a')).toEqual(['/home', '/blog', '/en']);
  expect(await keptAfter('section/fr/common', 'case-study/fr/a')).toEqual(['/en']);
  expect(await keptAfter(EVERYTHING)).toEqual([]);
});

test('what nobody knows of goes with any change, and a response begun before it is not kept', async () => {
  const changes = createChangeFeed();
  const cache = createPageCache(changes);
  await cache.fill('/a', () => response('old'));
  changes.publish(['section/fr/home']);
  expect(cache.get('/a')).toBeUndefined();

  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = cache.fill('/a', async () => {
    await promise;
    return response('old');
  });
  changes.publish(['section/fr/home']);
  const fresh = await cache.fill('/a', () => response('new'));
  resolve();
  expect((await slow).body.toString()).toBe('old');
  expect(cache.get('/a')).toBe(fresh);
});

test.each([
  ['a status other than 200', { status: 404 }],
  ['a cookie', { headers: { 'set-cookie': 'a=b' } }],
  ['no-store', { headers: { 'cache-control': 'no-store' } }],
])('%s is not kept', async (_, init) => {
  const cache = createPageCache(createChangeFeed());
  const page = counting('a', init);
  await cache.fill('/a', page.make);
  await cache.fill('/a', page.make);
  expect([page.made(), cache.get('/a')]).toEqual([2, undefined]);
});

test('the page for unknown addresses is kept with its status, and browsers are not told to keep it', async () => {
  const cache = createPageCache(createChangeFeed());
  const options = { fixedHeaders: [], withPolicy: true, keepableStatus: 404 } as const;
  const lost = await cache.fill('/404', () => storeResponse(new Response('lost', { status: 404 }), options));
  expect(cache.get('/404')).toBe(lost);
  expect([lost.cacheable, lost.headers.includes('etag')]).toEqual([false, false]);
  const found = await cache.fill('/page', () => storeResponse(new Response('page'), options));
  expect([found.kept, cache.get('/page')]).toEqual([false, undefined]);
});

test('a response knows whether it is kept: what is sent once is not compressed finest', async () => {
  const changes = createChangeFeed();
  const cache = createPageCache(changes);
  const page = await cache.fill('/a', () => response('a'));
  const replaced = await cache.fill('/a', () => response('again'));
  expect([page.kept, replaced.kept, (await response('never asked to be kept')).kept]).toEqual([
    false,
    true,
    false,
  ]);
  const late = cache.fill('/b', async () => {
    changes.publish(['section/fr/home']);
    return response('old');
  });
  expect([(await late).kept, replaced.kept]).toEqual([false, false]);
});

test('a failed making is told to those who waited and tried again by the next', async () => {
  const cache = createPageCache(createChangeFeed());
  await expect(cache.fill('/a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await cache.fill('/a', () => response('b'))).body.toString()).toBe('b');
});

test('the cache stays within its number of responses: the oldest go first', async () => {
  const cache = createPageCache(createChangeFeed());
  for (let index = 0; index <= 2000; index += 1) await cache.fill(`/${index}`, () => response('x'));
  expect([cache.get('/0'), cache.get('/1')?.status, cache.get('/2000')?.status]).toEqual([
    undefined,
    200,
    200,
  ]);
});

test.each([
  ['in winter', '2026-12-31T23:00:00Z'],
  ['in summer', '2026-07-13T22:00:00Z'],
])('[PUBLISH-09] a new day in Paris empties the cache, %s', async (_, midnight) => {
  let now = new Date(Date.parse(midnight) - 1);
  const cache = createPageCache(createChangeFeed(), () => now);
  const page = await cache.fill('/a', () => response('yesterday'));
  expect(cache.get('/a')).toBe(page);
  const late = Promise.withResolvers<void>();
  const slow = cache.fill('/slow', async () => {
    await late.promise;
    return response('yesterday');
  });
  now = new Date(midnight);
  late.resolve();
  expect((await slow).body.toString()).toBe('yesterday');
  expect([cache.get('/slow'), cache.get('/a')]).toEqual([undefined, undefined]);
});

test('the cache stays within its bytes: the oldest responses go first, and room is made for the next', async () => {
  const changes = createChangeFeed();
  const cache = createPageCache(changes);
  const megabyte = 'x'.repeat(1024 * 1024);
  const names = Array.from({ length: 30 }, (_, index) => `/${index}`);
  const kept = () => names.filter((name) => cache.get(name));
  for (const name of names) await cache.fill(name, () => response(megabyte));
  expect(kept()).toEqual(names.slice(6));
  await cache.fill('/small', () => response('x'));
  expect(kept()).toEqual(names.slice(7));

  changes.publish(['section/fr/home']);
  for (const name of names.slice(0, 24)) await cache.fill(name, () => response(megabyte));
  expect(kept()).toEqual(names.slice(0, 24));
});

test('a response that was made twice counts once', async () => {
  const cache = createPageCache(createChangeFeed());
  const megabyte = 'x'.repeat(1024 * 1024);
  await cache.fill('/first', () => response('x'));
  for (let time = 0; time < 30; time += 1) await cache.fill('/again', () => response(megabyte));
  expect(cache.get('/first')).toBeDefined();
});

test('a response larger than the whole cache is handed out and not kept', async () => {
  const cache = createPageCache(createChangeFeed());
  const huge = await cache.fill('/huge', () => response('x'.repeat(25 * 1024 * 1024)));
  expect([huge.status, cache.get('/huge') === undefined]).toEqual([200, true]);
});
