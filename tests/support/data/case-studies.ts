import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CaseStudy } from '#domain/case-studies/case-study.schema.ts';
import { type Language, languages } from '#domain/languages.ts';
import { startSite } from '../site/site.ts';

/** An image that ships with the site. */
export const image = '/images/agency/gallery-facade.1200x900.webp';

/** A case study with nothing but what every study has. */
export function bareStudy(slug: string, fields: Partial<CaseStudy> = {}): CaseStudy {
  return {
    id: slug,
    slug,
    title: `Projet ${slug}`,
    subtitle: `Sous-titre ${slug}`,
    category: 'React',
    client: `Client ${slug}`,
    year: '2024',
    published: true,
    tags: [],
    hero: {},
    overview: {},
    ...fields,
  };
}

/** A case study with all there can be. */
export const fullStudy = bareStudy('plein', {
  category: 'Ecommerce · WordPress',
  status: 'En ligne',
  featured: true,
  tags: ['Un', 'Deux'],
  hero: { image, description: 'Douze vins, puis quatre cents.', website: 'https://cave.example' },
  overview: { description: 'Une cave.', challenge: 'Rien.', solution: 'Un site.', result: 'Des ventes.' },
  challenge: {
    title: 'Montrer la cave',
    description: 'Sans y passer ses nuits.',
    problems: ['Un cahier.', 'Un seul téléphone.'],
  },
  solution: {
    title: 'Un comptoir à l’écran',
    description: 'On choisit par plat.',
    features: [
      { title: 'Par plat', description: 'Douze plats.' },
      { title: 'Le stock', description: 'Celui de la caisse.' },
    ],
  },
  process: {
    title: 'Onze semaines',
    description: 'Sans fermer un jour.',
    steps: [
      { title: 'Écoute', description: 'Deux journées.', duration: '1 semaine' },
      { title: 'Dessin', description: 'Trois écrans.', duration: '3 semaines' },
    ],
  },
  technologies: { Frontend: ['React'], Backend: ['Node', 'PHP'] },
  results: {
    title: 'Un an plus tard',
    description: 'Chiffres relevés avec lui.',
    metrics: [
      { value: '26 %', label: 'des ventes', description: 'Contre zéro.' },
      { value: '1,2 s', label: 'par fiche', description: 'En 4G.' },
    ],
    testimonial: { quote: 'Je vends le dimanche.', author: 'Hugo Lemaire', role: 'Caviste', company: 'Cave' },
  },
  gallery: [
    { image, title: 'L’accueil', description: 'La question.' },
    { image: '/images/agency/gallery-croquis.1200x900.webp', title: 'La fiche', description: 'Le prix.' },
  ],
  nextProject: { slug: 'suivant', title: 'Une tournée sans papier' },
});

/** A site whose case studies, in both languages, are these and no others. */
export async function startCaseSite(studies: CaseStudy[]) {
  const noneShipped = (folder: string) =>
    Promise.all(
      languages.map((language) => writeFile(path.join(folder, language, 'study-cases/index.json'), '[]')),
    );
  const site = await startSite({ prepareContent: async (folder) => void (await noneShipped(folder)) });
  for (const language of languages) {
    for (const study of studies) await saveStudy(site, language, study);
  }
  return site;
}

function saveStudy(site: Awaited<ReturnType<typeof startSite>>, language: Language, study: CaseStudy) {
  return site.services.caseStudies.save(language, study, { by: 'test', basedOn: 0 });
}
