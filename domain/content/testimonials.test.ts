import { expect, test } from 'vitest';
import { newTestimonial, type Testimonial, withFeaturedFirst, withMissing } from './testimonials.ts';

const one = (id: string, text = ''): Testimonial => ({ ...newTestimonial([]), id, text });

test('[TESTIED-04] the shipped testimonials that are missing come after the stored ones, which stay', () => {
  const stored = [one('b', 'edited'), one('own')];
  const synced = withMissing(stored, [one('a'), one('b'), one('c')]);
  expect(synced.map(({ id, text }) => [id, text])).toEqual([
    ...[
      ['b', 'edited'],
      ['own', ''],
      ['a', ''],
      ['c', ''],
    ],
  ]);
  expect(withMissing(synced, [one('a'), one('b'), one('c')])).toEqual(synced);
  expect(withMissing([], [one('a')])).toEqual([one('a')]);
});

test('[TESTIED-02] a new testimonial has five stars and an id of its own', () => {
  expect(newTestimonial([])).toMatchObject({ id: 'temoignage-1', rating: 5, featured: false });
  expect(newTestimonial([one('a'), one('temoignage-3')]).id).toBe('temoignage-4');
});

test('[EDIT-22] those à la une come first, and the order is kept beside that', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ ...one(id), featured: id === 'b' || id === 'd' }));
  expect(withFeaturedFirst(items).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
  expect(items.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});
