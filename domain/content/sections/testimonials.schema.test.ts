import { expect, test } from 'vitest';
import { testimonialsSchema } from './testimonials.schema.ts';

const sophie = {
  name: 'Sophie Martin',
  text: 'Bien.',
  image: '/images/sophie.webp',
  role: 'Caviste',
  company: 'Caves Martin',
};
const parsed = (item: object) => testimonialsSchema.parse({ items: [item] }).items[0];

test('[TESTI-01] a testimonial keeps its six fields; without a rating it has 5', () => {
  expect(parsed({ ...sophie, rating: 3 })).toMatchObject({ ...sophie, rating: 3 });
  expect(parsed(sophie)).toMatchObject({ ...sophie, rating: 5 });
  for (const rating of [0, 6, 4.5, '5']) {
    expect(testimonialsSchema.safeParse({ items: [{ ...sophie, rating }] }).success, `${rating}`).toBe(false);
  }
});

test('[TESTI-02] the section keeps title, subtitle and four stats', () => {
  const section = {
    title: 'Avis',
    subtitle: 'Leurs mots',
    stats: { clients: '1', projets: '2', satisfaction: '3', experience: '4' },
  };
  expect(testimonialsSchema.parse(section)).toMatchObject(section);
});
