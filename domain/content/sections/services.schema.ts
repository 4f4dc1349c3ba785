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
import { hero, titledItem, titledText } from '../section-parts/page-intro.ts';
import { serviceIcons } from '../section-parts/service-icons.ts';

/** A page that shows the expertises screen with its own opening words. */
const ownPage = (title: string) =>
  group({ ...seoFields, hero: hero(title), introduction: titledText(), caseStudy: caseStudy() });

const megaMenuItem = z.object({
  icon: oneOf(serviceIcons),
  title: text(),
  description: longText(),
  features: list(z.string()),
  link: link('/expertises'),
});

const card = z.object({
  id: comparedText(),
  icon: oneOf(serviceIcons),
  title: text(),
  price: text(),
  description: longText(),
  features: list(z.string()),
  link: link('/expertises'),
  linkLabel: text('En savoir plus'),
});

export const servicesSchema = z.object({
  ...seoFields,
  title: text('Nos expertises'),
  subtitle: text(),
  description: longText(),
  hero: hero('Nos expertises'),
  introduction: titledText(),
  cards: list(card),
  process: group({ title: text('Notre façon de travailler'), subtitle: text(), steps: list(titledItem) }),
  advantages: group({ title: text('Compris dans chaque projet'), items: list(titledItem) }),
  closing: group({
    title: text('Parlons de votre projet'),
    description: longText(),
    contactButton: text('Nous écrire'),
    pricingButton: text('Voir les tarifs'),
  }),
  pages: group({
    webCreation: ownPage('Création de sites web'),
    webDevelopment: ownPage('Développement web'),
    websiteRedesign: ownPage('Refonte de site web'),
    seo: ownPage('Référencement naturel'),
  }),
  megaMenu: group({
    title: text('Nos expertises'),
    subtitle: text(),
    categories: list(z.object({ title: text(), items: list(megaMenuItem) })),
    cta: group({ title: text(), description: longText(), buttonText: text(), button: text('Nous écrire') }),
  }),
  woocommerce: group({
    title: text('Boutiques WooCommerce'),
    subtitle: text(),
    description: longText(),
    features: list(titledItem),
    solutions: list(
      z.object({ title: text(), description: longText(), features: list(z.string()), price: text() }),
    ),
    integrations: group({ title: text(), items: list(z.string()) }),
    closing: group({ title: text(), description: longText(), button: text('Nous écrire') }),
    caseStudy: caseStudy(),
  }),
});
