import { expect, test } from 'vitest';
import { drawing, photograph } from '#tests/support/data/images.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

interface Told {
  picture: { id: string; address: string };
  error: string;
}

const formWith = (name: string, bytes: Uint8Array, field = 'picture') => {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
};

async function uploader(site: Site) {
  const { cookie } = await site.signIn();
  return async (address: string, body: RequestInit['body'], headers = {}) => {
    const response = await site.get(address, {
      method: 'POST',
      headers: { cookie, origin: site.url, ...headers },
      body,
    });
    return {
      status: response.status,
      store: response.headers.get('cache-control'),
      ...((await response.json()) as Told),
    };
  };
}

onBothEngines('the library of pictures', (engine) => {
  test('[API-06] an image is taken from administrators, served to everybody for good, and replaced wherever it is shown', async () => {
    const site = await startSite({ engine });
    const send = await uploader(site);
    const { status, store, picture } = await send(
      '/api/media',
      formWith('Équipe.jpg', await photograph(300, 200)),
    );
    expect([status, store]).toEqual([201, 'no-store']);
    expect(picture.address).toMatch(/^\/media\/equipe-[0-9a-f]{10}\.200x300\.webp$/);

    for (const [address, type] of [
      [picture.address, 'image/webp'],
      [picture.address.replace('.webp', '.avif'), 'image/avif'],
      [picture.address.replace('.webp', '-50.avif'), 'image/avif'],
    ] as const) {
      const response = await site.get(address);
      expect([address, response.status, response.headers.get('content-type')]).toEqual([address, 200, type]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }

    const { content } = site.services;
    const { rev } = await content.load('agency', 'fr');
    const authorship = { by: 'test', basedOn: rev };
    await content.updateField('agency', 'fr', 'team.members.0.image', picture.address, authorship);
    expect(await site.text('/agence')).toContain(picture.address);
    const replaced = await send(`/api/media/${picture.id}`, formWith('x.png', await drawing(50, 40)));
    expect(replaced.picture).toMatchObject({ id: picture.id, width: 50, height: 40 });
    const page = await site.text('/agence');
    expect([page.includes(picture.address), page.includes(replaced.picture.address)]).toEqual([false, true]);
    expect((await site.get(picture.address)).status).toBe(200);

    const admin = await site.signIn();
    const listed = await (await admin.get('/api/media?q=equipe')).json();
    expect(listed).toMatchObject({ count: 1, items: [{ address: replaced.picture.address }] });
  });
});

test('what is no picture, too large, or not sent as one, is refused in plain words and leaves nothing', async () => {
  const site = await startSite();
  const send = await uploader(site);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const refused = [
    ['/api/media', formWith('a.svg', svg), 422],
    ['/api/media', formWith('a.png', svg), 422],
    ['/api/media', formWith('a.png', await drawing(), 'file'), 400],
    ['/api/media', new FormData(), 400],
    ['/api/media', 'picture', 415],
    ['/api/media', formWith('a.jpg', Buffer.alloc(21 * 1024 * 1024)), 413],
    ['/api/media/none', formWith('a.png', await drawing()), 404],
  ] as const;
  for (const [address, body, status] of refused) {
    const response = await send(address, body);
    expect([address, response.status, typeof response.error]).toEqual([address, status, 'string']);
  }
  for (const name of ['x.1x1.webp', '..%2fvitrine.sqlite', 'a.1x1.svg', '%00'])
    expect([name, (await site.get(`/media/${name}`)).status >= 400]).toEqual([name, true]);
  expect((await site.services.media.page({ search: '', page: 1 })).count).toBe(0);
});
