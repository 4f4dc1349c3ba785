import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { authorFace } from './author-face.ts';

const team = [
  { name: 'Marie Delattre', image: '/images/team.svg#marie' },
  // As the page beside an editor marks it.
  {
    name: 'Karim Benali\u2061\u2062\u2061\u2061\u2061\u2061\u2061\u2061\u2061\u2061',
    image: '/images/karim.webp',
  },
  { name: 'Chloé Vasseur', image: '' },
  { name: '', image: '/images/nobody.webp' },
];

test.each([
  ['Marie Delattre', '/images/team/marie.svg'],
  [' marie delattre ', '/images/team/marie.svg'],
  ['Karim Benali', '/images/karim.webp'],
  ['Marie', undefined],
  ['Atelier Vitrine', undefined],
  ['Chloé Vasseur', undefined],
  ['', undefined],
])('[READ-04] the face of %j is %j', (author, face) => expect(authorFace(author, team)).toBe(face));

test.each(['chloe', 'karim', 'marie', 'thomas'])('%s stands alone as among the team', async (id) => {
  const images = path.resolve(import.meta.dirname, '../../public/images');
  const [all, alone] = await Promise.all(
    ['team.svg', `team/${id}.svg`].map((name) => readFile(path.join(images, name), 'utf8')),
  );
  const drawing = alone?.slice(alone.indexOf('>\n<g id=') + `>\n<g id="${id}">`.length, -'\n</svg>\n'.length);
  expect(drawing?.length).toBeGreaterThan(10_000);
  expect(all).toContain(drawing);
});
