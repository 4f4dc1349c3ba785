import { expect, test } from 'vitest';
import { caseStudySchema } from './case-study.schema.ts';

const required = {
  id: 'cave',
  title: 'La cave',
  subtitle: 'Une boutique',
  slug: 'cave',
  category: 'Ecommerce',
  client: 'Cave Vauban',
  year: '2024',
  tags: ['PHP'],
  hero: {},
  overview: {},
};

const full = {
  ...required,
  status: 'En ligne',
  published: true,
  featured: true,
  hero: { image: '/hero.webp', description: 'Douze vins.', website: 'https://cave.example' },
  challenge: { title: 'Défi', description: 'Vendre.', problems: ['Un cahier', 'Un téléphone'] },
  solution: {
    title: 'Solution',
    description: 'Un site.',
    features: [{ title: 'Plats', description: 'Douze.' }],
  },
  process: {
    title: 'Déroulé',
    description: 'Onze semaines.',
    steps: [{ title: 'Écoute', description: 'Deux jours.', duration: '1 semaine' }],
  },
  technologies: { Frontend: ['React'], Backend: ['Node'] },
  results: {
    title: 'Résultats',
    description: 'Un an plus tard.',
    metrics: [{ value: '26 %', label: 'des ventes', description: 'Contre zéro.' }],
    testimonial: { quote: 'Bien.', author: 'Hugo', role: 'Caviste', company: 'Cave Vauban' },
  },
  gallery: [{ image: '/1.webp', title: 'Accueil', description: 'La question.' }],
  nextProject: { slug: 'linge', title: 'Le linge' },
};

test('[CASEDET-09] a full case study is accepted, and nothing of it is lost on the way', () => {
  expect(caseStudySchema.parse(full)).toEqual(full);
  expect(caseStudySchema.parse(JSON.parse(JSON.stringify(caseStudySchema.parse(full))))).toEqual(full);
});

test('[CASEDET-09] the blocks are optional, the ten fields every study has are not', () => {
  expect(caseStudySchema.safeParse(required).success).toBe(true);
  for (const field of Object.keys(required)) {
    const { [field as keyof typeof required]: _, ...without } = required;
    expect([field, caseStudySchema.safeParse(without).success]).toEqual([field, false]);
  }
});
