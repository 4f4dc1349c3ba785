import { z } from 'zod';
import { group, image, list, longText, oneOf, seoFields, text } from '../section-parts/fields.ts';
import { hero, titledItem, titledText } from '../section-parts/page-intro.ts';
import { statItem } from '../section-parts/stat-item.ts';

/** The three fixed expertise cards: code, design, shop. */
const agencyIcons = ['Code', 'Palette', 'ShoppingCart'] as const;

const captionedImage = { image: image(), alt: text(), title: text() };

export const agencySchema = z.object({
  ...seoFields,
  carousel: group({ images: list(z.object({ ...captionedImage, description: longText() })) }),
  hero: hero('L’agence'),
  stats: list(statItem),
  story: titledText('Notre histoire'),
  mission: titledText('Notre mission'),
  values: group({ title: text('Nos valeurs'), items: list(titledItem) }),
  expertise: group({
    title: text('Nos savoir-faire'),
    items: list(z.object({ icon: oneOf(agencyIcons), title: text(), description: longText() }), [
      { icon: 'Code', title: 'React/Next.js', description: '' },
      { icon: 'Palette', title: 'Design UX/UI', description: '' },
      { icon: 'ShoppingCart', title: 'E-commerce', description: '' },
    ]),
  }),
  approach: group({
    title: text('Notre approche'),
    subtitle: text(),
    steps: list(titledItem, [
      { title: 'Écoute', description: '' },
      { title: 'Stratégie', description: '' },
      { title: 'Création', description: '' },
      { title: 'Accompagnement', description: '' },
    ]),
  }),
  gallery: group({
    title: text('L’atelier en images'),
    subtitle: text(),
    images: list(z.object(captionedImage)),
  }),
  team: group({
    title: text('L’équipe'),
    subtitle: text(),
    members: list(z.object({ name: text(), role: text(), image: image(), bio: longText() })),
  }),
  cta: group({
    title: text('Parlons de votre projet'),
    description: longText(),
    button: text('Nous écrire'),
  }),
});
