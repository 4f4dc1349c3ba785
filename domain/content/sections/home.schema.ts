import { z } from 'zod';
import { group, link, list, longText, oneOf, seoFields, text } from '../fields.ts';
import { titledItem } from './page-intro.ts';
import { serviceIcons } from './service-icons.ts';
import { statItem } from './stat-item.ts';

const builtInStats = [
  { value: 15, suffix: '+', label: 'années de métier' },
  { value: 150, suffix: '+', label: 'projets' },
  { value: 100, suffix: '%', label: 'de clients satisfaits' },
  { value: 24, suffix: '/7', label: 'support et surveillance' },
];

export const homeSchema = z.object({
  ...seoFields,
  hero: group({
    title: text('Des sites qui donnent envie d’entrer.'),
    titleHighlight: text('entrer'),
    subtitle: longText(),
    cta: text('Voir nos expertises'),
    ctaSecondary: text('Voir nos réalisations'),
  }),
  stats: group({ title: text('L’atelier en chiffres'), items: list(statItem, builtInStats) }),
  features: group({
    title: text('Nos métiers'),
    subtitle: text(),
    items: list(
      z.object({
        icon: oneOf(serviceIcons),
        title: text(),
        description: longText(),
        link: link(),
        linkLabel: text('En savoir plus'),
      }),
    ),
  }),
  reasons: group({
    title: text('Pourquoi nous choisir'),
    subtitle: text(),
    items: list(titledItem),
  }),
  partners: group({ title: text('Ils nous font confiance') }),
  testimonials: group({ title: text('Témoignages'), subtitle: text() }),
  faqIntro: group({ title: text('Questions fréquentes'), subtitle: text() }),
  cta: group({
    title: text('Parlons de votre projet'),
    description: longText(),
    button: text('Nous écrire'),
    phoneLabel: text('Nous appeler'),
  }),
});
