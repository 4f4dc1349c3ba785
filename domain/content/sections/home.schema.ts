import { z } from 'zod';
import { group, highlight, link, list, longText, oneOf, seoFields, text } from '../section-parts/fields.ts';
import { titledItem } from '../section-parts/page-intro.ts';
import { serviceIcons } from '../section-parts/service-icons.ts';
import { statItem } from '../section-parts/stat-item.ts';

export const homeSchema = z.object({
  ...seoFields,
  hero: group({
    title: text('Des sites qui donnent envie d’entrer.'),
    titleHighlight: highlight('entrer'),
    subtitle: longText(),
    cta: text('Voir nos expertises'),
    ctaSecondary: text('Voir nos réalisations'),
  }),
  stats: group({ title: text('L’atelier en chiffres'), items: list(statItem) }),
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
  cta: group({
    title: text('Parlons de votre projet'),
    description: longText(),
    button: text('Nous écrire'),
    phoneLabel: text('Nous appeler'),
  }),
});
