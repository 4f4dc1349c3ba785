import { expect, test } from 'vitest';
import { pictureSources } from './picture-variants.ts';

test('the name of an image tells its size and where its other widths are', () => {
  expect(pictureSources('/images/agency/street.1600x900.webp')).toEqual({
    width: 1600,
    height: 900,
    avif: '/images/agency/street.1600x900.avif 1600w, /images/agency/street.1600x900-800.avif 800w, /images/agency/street.1600x900-400.avif 400w',
    webp: '/images/agency/street.1600x900.webp 1600w, /images/agency/street.1600x900-800.webp 800w, /images/agency/street.1600x900-400.webp 400w',
  });
});

test.each(['/images/a.webp', 'https://example.com/a.1x1.webp', '/a.10x10.png', ''])(
  '%s is shown as it is',
  (src) => {
    expect(pictureSources(src)).toBeUndefined();
  },
);
