import { z } from 'zod';
import { flag, group, link, list, longText, seoFields, text } from '../section-parts/fields.ts';
import { hero } from '../section-parts/page-intro.ts';

const offer = z.object({
  name: text(),
  price: text(),
  description: longText(),
  features: list(z.string()),
  popular: flag(),
  linkLabel: text('Estimer mon projet'),
  link: link('/calculateur-prix'),
});

const builtInOffer = (name: string, price: string, popular = false) => ({
  name,
  price,
  description: '',
  features: [],
  popular,
  linkLabel: 'Estimer mon projet',
  link: '/calculateur-prix',
});

const builtInOffers = [
  builtInOffer('Site vitrine', 'À partir de 1 500 €', true),
  builtInOffer('Boutique en ligne', 'À partir de 3 000 €'),
  builtInOffer('Application', 'À partir de 8 000 €'),
  builtInOffer('Sur mesure', 'À partir de 5 000 €'),
];

export const pricingSchema = z.object({
  ...seoFields,
  hero: hero('Tarifs'),
  offersTitle: text('Nos prix de départ'),
  offers: list(offer, builtInOffers),
  popularLabel: text('Le plus demandé'),
  includedTitle: text('Compris dans chaque projet'),
  included: list(z.string()),
  calculator: group({
    title: text('Estimez votre projet'),
    description: longText(),
    button: text('Ouvrir le calculateur'),
  }),
  contact: group({
    title: text('Parlons-en'),
    description: longText(),
    button: text('Demander un devis'),
    phoneLabel: text('Nous appeler'),
  }),
  vatNote: longText('Prix hors taxes.'),
});
