import { z } from 'zod';
import { expertiseFields } from '../section-parts/expertise-page.ts';
import { caseStudy, group, label, list, longText, seoFields, text } from '../section-parts/fields.ts';
import { statItem } from '../section-parts/stat-item.ts';

const builtInStats = [
  { value: 500, suffix: '+', label: 'projets' },
  { value: 98, suffix: '%', label: 'clients satisfaits' },
  { value: 50, suffix: 'ms', label: 'temps de chargement' },
  { value: 24, suffix: '/7', label: 'support' },
];

const builtInSteps = [
  { number: '01', title: 'Analyse', description: '' },
  { number: '02', title: 'Conception', description: '' },
  { number: '03', title: 'Développement', description: '' },
  { number: '04', title: 'Lancement', description: '' },
];

export const reactDevelopmentSchema = z.object({
  ...seoFields,
  ...expertiseFields('Développement React'),
  /** The words of /applications-react, a page of its own. */
  landing: group({
    ...seoFields,
    hero: group({
      title: label('Applications React'),
      subtitle: text(),
      primaryButton: label('Démarrer Mon Projet'),
      secondaryButton: label('Voir Démo'),
    }),
    stats: list(statItem, builtInStats),
    /** What these figures count, where other pages have others (REACTLP-03). */
    statsNote: longText(),
    benefits: group({ title: text(), items: list(z.object({ title: text(), description: longText() })) }),
    process: group({
      title: label('De l’idée à la mise en ligne'),
      steps: list(z.object({ number: text(), title: text(), description: longText() }), builtInSteps),
    }),
    closing: group({
      title: label('Parlons de votre application'),
      description: longText(),
      button: label('Obtenir Mon Devis Gratuit'),
      notes: list(z.string(), [
        'Consultation gratuite de 30 minutes',
        'Devis détaillé sous 24 h',
        'Sans engagement',
      ]),
    }),
    caseStudy: caseStudy(),
  }),
});
