import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawing, photograph } from '#tests/support/data/images.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

interface Told {
  picture: { id: string; address: string; alt_fr: string; alt_en: string };
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

/** Red on the left, blue on the right. */
const twoColours = async () =>
  sharp(await drawing(400, 300, '#f00'))
    .composite([{ input: await drawing(200, 300, '#00f'), left: 200, top: 0 }])
    .png()
    .toBuffer();

const RIGHT_HALF = { left: 50, top: 0, right: 100, bottom: 100 };
const JSON_TYPE = { 'content-type': 'application/json' };
const SHIPPED = '/images/agency/carousel-rue.1600x900.webp';

onBothEngines('parts of pictures', (engine) => {
  test('[EDIT-81] a part of a picture becomes a picture of its own with the same words, once, and the picture stays', async () => {
    const site = await startSite({ engine });
    const { media } = site.services;
    const send = await uploader(site);
    const crop = (source: string, area: object, alt = {}) =>
      send('/api/media/crop', JSON.stringify({ source, area, alt }), JSON_TYPE);
    const { picture } = await send('/api/media', formWith('deux.png', await twoColours()));
    await media.describe(picture.id, { fr: 'Deux couleurs', en: 'Two colours' }, 'marie');

    const cut = await crop(picture.address, RIGHT_HALF, { fr: 'Autre chose' });
    expect([cut.status, cut.store]).toEqual([201, 'no-store']);
    expect(cut.picture.address).toMatch(/^\/media\/deux-[0-9a-f]{10}\.200x300\.webp$/);
    expect(cut.picture).toMatchObject({ alt_fr: 'Deux couleurs', alt_en: 'Two colours' });
    for (const variant of ['.webp', '.avif', '-50.avif']) {
      const response = await site.get(cut.picture.address.replace('.webp', variant));
      expect(response.status).toBe(200);
      const { dominant } = await sharp(await response.arrayBuffer()).stats();
      expect([variant, dominant.b > 200, dominant.r < 50]).toEqual([variant, true, true]);
    }
    expect((await site.get(picture.address)).status).toBe(200);
    expect(await media.read(picture.id)).toMatchObject({ address: picture.address, width: 400 });

    // The same part again, twice at once as well, is the picture that is there.
    const again = await Promise.all([1, 2].map(() => crop(picture.address, RIGHT_HALF)));
    expect(again.map((one) => one.picture.id)).toEqual([cut.picture.id, cut.picture.id]);
    expect((await media.page({ search: 'couleurs', page: 1 })).count).toBe(2);

    const smaller = await crop(cut.picture.address, { left: 0, top: 0, right: 100, bottom: 50 });
    expect(smaller.picture).toMatchObject({ width: 200, height: 150, alt_en: 'Two colours' });

    const shipped = await crop(SHIPPED, { left: 0, top: 0, right: 25, bottom: 50 }, { fr: 'La rue' });
    expect(shipped.picture).toMatchObject({
      slug: 'carousel-rue',
      width: 400,
      height: 450,
      alt_fr: 'La rue',
    });
    expect((await site.get(SHIPPED)).status).toBe(200);
  });

  test('[EDIT-81] what cannot be cut is refused in plain words and leaves nothing', async () => {
    const site = await startSite({ engine });
    const send = await uploader(site);
    const crop = (source: unknown, area: unknown) =>
      send('/api/media/crop', JSON.stringify({ source, area }), JSON_TYPE);
    const outside = 'La partie à garder doit se trouver dans l’image.';
    const tooSmall = 'La partie à garder est trop petite\u00a0: 100\u00a0pixels au moins de chaque côté.';
    const unreadable = 'Ce fichier n’est pas une image que nous savons lire (JPEG, PNG, WebP, AVIF, GIF).';
    const unknown = 'Cette image n’existe plus.';
    const elsewhere = 'Seule une image de ce site peut être recadrée.';
    for (const [source, area, status, error] of [
      [SHIPPED, { ...RIGHT_HALF, right: 101 }, 422, outside],
      [SHIPPED, { ...RIGHT_HALF, left: -1 }, 422, outside],
      [SHIPPED, { ...RIGHT_HALF, left: 100 }, 422, outside],
      [SHIPPED, { ...RIGHT_HALF, left: '50' }, 422, outside],
      [SHIPPED, { ...RIGHT_HALF, top: null }, 422, outside],
      [SHIPPED, undefined, 422, outside],
      [SHIPPED, { ...RIGHT_HALF, left: 94 }, 422, tooSmall],
      ['/images/team.svg', RIGHT_HALF, 422, unreadable],
      ['/images/agency/none.1600x900.webp', RIGHT_HALF, 404, unknown],
      ['/media/none-0123456789.400x300.webp', RIGHT_HALF, 404, unknown],
      ['/images/../package.json', RIGHT_HALF, 404, unknown],
      ['/contact', RIGHT_HALF, 404, unknown],
      ['https://example.com/images/a.webp', RIGHT_HALF, 422, elsewhere],
      ['//example.com/images/a.webp', RIGHT_HALF, 422, elsewhere],
    ] as const) {
      const told = await crop(source, area);
      expect([source, area, told.status, told.error]).toEqual([source, area, status, error]);
    }
    expect((await crop(5, RIGHT_HALF)).status).toBe(400);
    expect((await send('/api/media/crop', 'area', JSON_TYPE)).status).toBe(400);
    expect((await send('/api/media/crop', formWith('a.png', await drawing()))).status).toBe(400);
    const admin = await site.signIn();
    expect((await admin.get('/api/media/crop')).status).toBe(405);
    const body = JSON.stringify({ source: SHIPPED, area: RIGHT_HALF });
    const asked = (headers: Record<string, string>) =>
      site.get('/api/media/crop', { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body });
    expect((await asked({ origin: site.url })).status).toBe(401);
    expect((await asked({ origin: 'https://example.com', cookie: admin.cookie })).status).toBe(403);
    expect((await site.services.media.page({ search: '', page: 1 })).count).toBe(0);
  });
});
