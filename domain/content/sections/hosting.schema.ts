import { z } from 'zod';
import {
  caseStudy,
  comparedText,
  group,
  link,
  list,
  longText,
  oneOf,
  seoFields,
  text,
} from '../section-parts/fields.ts';
import { hero } from '../section-parts/page-intro.ts';
import { plan } from '../section-parts/plan.ts';

const hostingIcons = ['Zap', 'Shield', 'Globe', 'Wifi'] as const;

/** Shown when the managed plans cannot be read, so that the offer never disappears. */
const builtInPlans = [
  {
    name: 'Starter',
    price: '9€/mois',
    description: '',
    popular: false,
    features: [
      '5 Go SSD',
      '1 base MySQL',
      'SSL',
      'Support par e-mail',
      'Sauvegardes hebdomadaires',
      '50 Go de trafic par mois',
    ],
  },
  {
    name: 'Business',
    price: '20€/mois',
    description: '',
    popular: true,
    features: [
      '25 Go SSD',
      '1 domaine',
      '2 sous-domaines',
      'SSL',
      'Support par e-mail et téléphone',
      'Sauvegardes quotidiennes',
      'Trafic illimité',
    ],
  },
  {
    name: 'Pro',
    price: '39€/mois',
    description: '',
    popular: false,
    features: [
      '100 Go SSD',
      'Domaines et sous-domaines illimités',
      'Support prioritaire',
      'Sauvegardes horaires',
      'Préproduction',
      'Supervision avancée',
    ],
  },
];

const builtInFeatures = [
  {
    icon: 'Zap' as const,
    title: 'Rapide',
    description: 'Des disques SSD et un cache sur chaque site.',
    color: 'brass',
  },
  {
    icon: 'Shield' as const,
    title: 'Sûr',
    description: 'Certificat SSL et sauvegardes comprises.',
    color: 'awning',
  },
  {
    icon: 'Globe' as const,
    title: 'En France',
    description: 'Vos données restent en France.',
    color: 'glass',
  },
  {
    icon: 'Wifi' as const,
    title: '99,9 % de disponibilité',
    description: 'Surveillé jour et nuit.',
    color: 'frame',
  },
];

export const hostingSchema = z.object({
  ...seoFields,
  title: text('Hébergement'),
  subtitle: text(),
  description: longText(),
  hero: hero('Hébergement'),
  features: list(
    z.object({ icon: oneOf(hostingIcons), title: text(), description: longText(), color: comparedText() }),
    builtInFeatures,
  ),
  plansTitle: text('Nos formules'),
  plans: list(plan, builtInPlans),
  popularLabel: text('Le plus choisi'),
  /** `{plan}` is replaced by the name of the plan. */
  planButton: text('Choisir {plan}'),
  servicesTitle: text('Compris dans chaque formule'),
  services: list(z.string(), [
    'Certificat SSL',
    'Sauvegardes',
    'Mises à jour du serveur',
    'Support en français',
  ]),
  cta: group({
    title: text(),
    description: longText(),
    buttonText: text('Nous écrire'),
    buttonLink: link('/contact'),
  }),
  caseStudy: caseStudy(),
});
