import { z } from 'zod';
import {
  caseStudy,
  comparedText,
  group,
  image,
  link,
  list,
  longText,
  oneOf,
  seoFields,
  text,
} from '../section-parts/fields.ts';
import { plan } from '../section-parts/plan.ts';

const maintenanceIcons = ['Wifi', 'Settings', 'Shield', 'Database', 'Wrench', 'Zap'] as const;

const builtInBadges = [
  'Surveillance 24/7',
  'Mises à jour automatiques',
  'Sécurité renforcée',
  'Support dédié',
];

const builtInPlans = [
  { name: 'Essentiel', price: '49 €/mois', description: '', popular: false, features: [] },
  { name: 'Professionnel', price: '99 €/mois', description: '', popular: true, features: [] },
  { name: 'Entreprise', price: '199 €/mois', description: '', popular: false, features: [] },
];

export const maintenanceSchema = z.object({
  ...seoFields,
  hero: group({
    title: text('Maintenance et support'),
    subtitle: text(),
    description: longText(),
    badges: list(z.string(), builtInBadges),
  }),
  highlights: list(
    z.object({
      icon: oneOf(maintenanceIcons),
      title: text(),
      description: longText(),
      color: comparedText('brass'),
    }),
  ),
  plansTitle: text('Trois formules'),
  plans: list(plan, builtInPlans),
  popularLabel: text('Populaire'),
  /** `{plan}` is replaced by the name of the plan. */
  planButton: text('Choisir {plan}'),
  servicesTitle: text('Compris dans chaque formule'),
  services: list(z.string()),
  cta: group({
    title: text('Confiez-nous votre site'),
    description: longText(),
    button: text('Souscrire à la maintenance'),
    link: link('/contact'),
  }),
  caseStudy: caseStudy(),
  panels: list(z.object({ title: text(), description: longText(), image: image(), alt: text() })),
});
