import { expect, test } from 'vitest';
import { createSocialImages } from './social-images.ts';

test('an image is drawn once for the same words, one at a time, and a failed one again', async () => {
  const drawn: string[] = [];
  let atOnce = 0;
  const image = createSocialImages(async ({ title }) => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    await Promise.resolve();
    atOnce -= 1;
    drawn.push(title);
    if (title === 'broken' && drawn.length < 4) throw new Error('no');
    return Buffer.from(title);
  });
  const [a, again] = await Promise.all(['a', 'a', 'b'].map((title) => image({ title, name: 'x' })));
  expect(a).toBe(again);
  await expect(image({ title: 'broken', name: 'x' })).rejects.toThrow('no');
  await image({ title: 'broken', name: 'x' });
  expect(drawn).toEqual(['a', 'b', 'broken', 'broken']);
});

test('only so many are kept', async () => {
  let drawn = 0;
  const image = createSocialImages(async () => {
    drawn += 1;
    return Buffer.alloc(0);
  });
  for (let number = 0; number < 150; number += 1) await image({ title: String(number), name: 'x' });
  await image({ title: '149', name: 'x' });
  expect(drawn).toBe(150);
  await image({ title: '0', name: 'x' });
  expect(drawn).toBe(151);
});
