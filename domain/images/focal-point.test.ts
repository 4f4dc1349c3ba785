import { expect, test } from 'vitest';
import { imageAddress, isSameImage, readFocalPoint, withFocalPoint } from './focal-point.ts';

const image = '/media/chat-0123456789.1600x900.webp';

test('[EDIT-80] the focal point stands behind the address of an image, and is found there', () => {
  const aimed = withFocalPoint(image, { x: 30, y: 0 });
  expect(aimed).toBe(`${image}#focus=30,0`);
  expect(readFocalPoint(aimed)).toEqual({ x: 30, y: 0 });
  expect(imageAddress(aimed)).toBe(image);
});

test('[EDIT-80] another point takes its place, none takes it away; points are whole percents of the image', () => {
  const aimed = withFocalPoint(`${image}#focus=30,0`, { x: 99.6, y: -4 });
  expect(aimed).toBe(`${image}#focus=100,0`);
  expect(withFocalPoint(aimed, undefined)).toBe(image);
  expect(withFocalPoint(image, undefined)).toBe(image);
});

test.for([
  '',
  image,
  `${image}#focus=101,5`,
  `${image}#focus=5`,
  `${image}#focus=a,b`,
  '#',
  `${image}#other`,
])('no point in "%s"', (src) => expect(readFocalPoint(src)).toBeUndefined());

test('an address without a point is left as it is', () => {
  for (const src of ['', image, 'https://example.com/a.png#part', '/images/a.svg?x=1#y'])
    expect(imageAddress(src)).toBe(src);
});

test('[EDIT-80] an image is the same under another focal point', () => {
  expect(isSameImage(image, `${image}#focus=1,2`)).toBe(true);
  expect(isSameImage(image, '/images/a.svg')).toBe(false);
});
