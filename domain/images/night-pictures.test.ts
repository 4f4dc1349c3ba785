import { glob } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectDir } from '../../scripts/run.ts';
import { dayPicture, nightPicture } from './night-pictures.ts';

const street = '/images/agency/carousel-rue.1600x900.webp';
const streetByNight = '/images/agency/carousel-rue-night.1600x900.webp';

test('a picture that was drawn by night is found by the address of the one by day', () => {
  expect(nightPicture(street)).toBe(streetByNight);
  expect(nightPicture(`${street}#focus=20,80`)).toBe(streetByNight);
});

test('any other picture has none', () => {
  for (const src of [
    '',
    '/images/blog/default-article.jpg',
    '/images/case-studies/cave-vauban-1.1200x750.webp',
    '/media/carousel-rue-0a1b2c.1600x900.webp',
    'https://example.com/images/agency/carousel-rue.1600x900.webp',
  ])
    expect(nightPicture(src), src).toBeUndefined();
});

test('the picture by day is found by the address of the one by night, and any other is itself', () => {
  expect(dayPicture(streetByNight)).toBe(street);
  for (const src of ['', street, '/media/a-night.20x10.webp']) expect(dayPicture(src)).toBe(src);
});

test('[NIGHT-03] every picture of these folders is there by night, in as many widths', async () => {
  const shipped = (await filesIn('public/images')).map((file) => `/images/${file}`);
  const originals = shipped.filter((file) => /\d+x\d+\.webp$/.test(file) && dayPicture(file) === file);
  const twice = originals.filter((file) => nightPicture(file));
  expect(twice).toHaveLength(24);
  for (const file of twice) {
    const variants = shipped.filter(
      (one) => one.startsWith(file.replace('.webp', '')) && one.endsWith('.webp'),
    );
    expect(variants, file).toHaveLength(3);
    for (const variant of variants) expect(shipped).toContain(variant.replace(/\.\d+x/, '-night$&'));
  }
});

test('[NIGHT-03] every picture by night has its source', async () => {
  const drawn = (await filesIn('pictures')).filter((file) => file.endsWith('-night.html'));
  const shipped = (await filesIn('public/images')).filter((file) => /-night\.\d+x\d+\.webp$/.test(file));
  expect(shipped.map((file) => file.replace(/\.\d+x.*/, '.html')).sort()).toEqual(drawn.sort());
});

const filesIn = async (folder: string) =>
  (await Array.fromAsync(glob('**/*', { cwd: path.join(projectDir, folder) }))).map((file) =>
    file.replaceAll(path.sep, '/'),
  );
