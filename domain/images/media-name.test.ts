import { expect, test } from 'vitest';
import { isMediaFile, mediaAddress, mediaFiles, mediaNamedIn, mediaSlug } from './media-name.ts';
import { pictureSources } from './picture-variants.ts';

test.each([
  ['Vitrine d’été (2).JPG', 'vitrine-d-ete-2'],
  ['C:\\photos\\Équipe.png', 'equipe'],
  ['../../etc/passwd.png', 'passwd'],
  ['support.960x640.webp', 'support'],
  ['support.960x640-480.avif', 'support'],
  ['😀.png', 'image'],
  ['', 'image'],
  [`${'a'.repeat(200)}.png`, 'a'.repeat(60)],
])('%j is stored under the name %s', (fileName, slug) => {
  expect(mediaSlug(fileName)).toBe(slug);
});

test('the address says what is in it, and every variant that a page may ask for is a file of the library', () => {
  const address = mediaAddress({ slug: 'equipe', hash: '0123456789', width: 1600, height: 900 });
  expect(address).toBe('/media/equipe-0123456789.1600x900.webp');
  const sources = pictureSources(address);
  const asked = `${sources?.avif}, ${sources?.webp}`.split(', ').map((source) => source.split(' ')[0]);
  expect(
    mediaFiles(address)
      .map((file) => `/media/${file.name}`)
      .sort(),
  ).toEqual(asked.sort());
  for (const { name } of mediaFiles(address)) expect(isMediaFile(name)).toBe(true);
});

test.each([
  '../x.1x1.webp',
  'a/b.1x1.webp',
  'a.1x1.svg',
  'a.webp',
  '.1x1.webp',
  'A.1x1.webp',
  'a.1x1.webp.part',
  `${'a'.repeat(200)}.1x1.webp`,
])('%s is no file of the library', (name) => {
  expect(isMediaFile(name)).toBe(false);
});

test('a text names its images, in whatever width and format it shows them', () => {
  const body = JSON.stringify({
    image: '/media/equipe-0123456789.1600x900.webp',
    text: '<img src="/media/rue-9876543210.40x30-20.avif" alt=""> /media/no /images/x.1x1.webp',
  });
  expect(mediaNamedIn(body)).toEqual([
    '/media/equipe-0123456789.1600x900.webp',
    '/media/rue-9876543210.40x30.webp',
  ]);
  expect(mediaNamedIn('')).toEqual([]);
});
