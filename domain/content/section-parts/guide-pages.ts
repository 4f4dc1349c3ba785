import { group, keyed, longText, seoFields, text } from './fields.ts';
import { legalTextFields, legalTextSection } from './legal-text.ts';

/** The words of /plan-du-site; the names of the pages are those they have themselves. */
export const siteMapPage = group({
  ...seoFields,
  title: text('Plan du site'),
  description: longText(),
  groups: group({
    pages: text('Le site'),
    services: text('Expertises'),
    caseStudies: text('Cas clients'),
    articles: text('Articles'),
    legal: text('Informations légales'),
  }),
});

/**
 * The words of /accessibilite. In a text `{met}`, `{applicable}`, `{unmet}`, `{untested}`, `{absent}` and
 * `{percent}` are the figures of our checklist; the section `results` shows it theme by theme.
 */
export const accessibilityPage = group({
  ...seoFields,
  ...legalTextFields('Accessibilité'),
  table: group({
    theme: text('Thème'),
    met: text('Respectés'),
    unmet: text('Non respectés'),
    untested: text('Pas encore examinés'),
    absent: text('Sans objet'),
  }),
  sections: keyed(legalTextSection),
});
