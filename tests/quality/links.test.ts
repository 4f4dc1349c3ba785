import { expect } from 'vitest';
import * as html from '#tests/support/html.ts';
import type { Site } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

interface Seen {
  status: number;
  body: string;
}

const isOurs = (address: string) => address.startsWith('/');
const withoutAnchor = (address: string) => address.split('#')[0] ?? '';
const isPage = ({ body }: Seen) => body.includes('<main');

/** What a page shows or uses: images in all sizes, styles, icons. */
function filesOf(page: string): string[] {
  const sources = html.all(page, /<(?:img|script|source|use)\b[^>]*? (?:src|href)="([^"]*)"/g);
  const sizes = html
    .all(page, / srcset="([^"]*)"/gi)
    .flatMap((list) => list.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''));
  const heads = html.all(page, /<link rel="(?:icon|preload|stylesheet|manifest)"[^>]*? href="([^"]*)"/g);
  return [...sources, ...sizes, ...heads].filter(isOurs).map(withoutAnchor);
}

/** Every page that can be reached by links, with whatever stands in them. */
async function crawl(site: Site): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  const queue = ['/', '/en'];
  for (const address of queue) {
    if (seen.has(address)) continue;
    const response = await site.get(address);
    const found = { status: response.status, body: await response.text() };
    seen.set(address, found);
    if (isPage(found))
      queue.push(...html.links(found.body).filter(isOurs).map(withoutAnchor), ...filesOf(found.body));
  }
  return seen;
}

test('no link, image or anchor leads nowhere, and none takes a detour; languages name each other', async ({
  site,
}) => {
  const seen = await crawl(site);
  expect(seen.size).toBeGreaterThan(250);
  expect(
    [...seen].filter(([, { status }]) => status !== 200).map(([address, { status }]) => [address, status]),
  ).toEqual([]);

  const pages = [...seen].filter(([, found]) => isPage(found));
  const lost = pages.flatMap(([address, { body }]) =>
    html
      .links(body)
      .filter((href) => href.includes('#') && (href.startsWith('#') || isOurs(href)))
      .filter((href) => {
        const [path, id] = href.split('#');
        return id && !(seen.get(path || address)?.body ?? '').includes(`id="${id}"`);
      })
      .map((href) => [address, href]),
  );
  expect(lost).toEqual([]);

  for (const [address, { body }] of pages) {
    const named = html.alternates(body);
    for (const other of Object.values(named)) {
      const page =
        seen.get(other.slice(site.url.length) || '/')?.body ??
        (await site.text(other.slice(site.url.length)));
      expect([address, other, html.alternates(page)]).toEqual([address, other, named]);
    }
  }
});
