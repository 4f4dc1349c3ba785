import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import * as html from '#tests/support/html.ts';
import { publicPages } from '#tests/support/requirements.ts';
import { test } from '#tests/support/site/site-test.ts';

const client = path.resolve(import.meta.dirname, '../../../build/client');

interface BuiltRoute {
  id: string;
  module: string;
  imports: string[];
}

async function builtRoutes(): Promise<BuiltRoute[]> {
  for await (const file of glob('assets/manifest-*.js', { cwd: client })) {
    const text = await readFile(path.join(client, file), 'utf8');
    const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
    return Object.values(routes);
  }
  throw new Error('There is no list of routes in the build.');
}

test('no public page loads a script of the back office, and each of its marks is in one that it loads itself', async () => {
  const routes = await builtRoutes();
  const marks = ['Modifications non enregistrées', 'Haut de page', 'L’arrière-boutique', '"draft:"'];
  const marked = async (belongs: (id: string) => boolean) => {
    const files = new Set(
      routes.filter(({ id }) => belongs(id)).flatMap(({ module, imports }) => [module, ...imports]),
    );
    const texts = await Promise.all([...files].map((file) => readFile(path.join(client, file), 'utf8')));
    return marks.filter((mark) => texts.some((text) => text.replaceAll('`', '"').includes(mark)));
  };
  expect(await marked((id) => !id.startsWith('admin.'))).toEqual([]);
  expect(await marked((id) => id.startsWith('admin.'))).toEqual(marks);
});

test('[ADMIN-01] the back office is at both addresses, hidden, and nothing public leads there', async ({
  site,
}) => {
  for (const address of ['/admin', '/en/admin']) {
    const response = await site.get(address);
    const page = await response.text();
    expect([response.status, html.alternates(page)]).toEqual([200, {}]);
    expect(page).toContain('<meta name="robots" content="noindex"');
    expect(page).not.toContain('<header');
  }
  const sitemap = await site.text('/sitemap.xml');
  expect(sitemap).toContain('<loc>');
  expect(sitemap).not.toContain('/admin');
  for (const page of publicPages()) {
    for (const address of [page.fr, page.en]) {
      const links = html.links(await site.text(address));
      expect([address, links.filter((link) => link.includes('/admin'))]).toEqual([address, []]);
    }
  }
});
