import { z } from 'zod';
import { group, list, longText, richText, text } from './fields.ts';

/** One section of a legal text. The three legal pages share this shape. */
const sectionFields = (title = '') => ({
  title: text(title),
  content: richText(),
  items: list(z.string()),
  methods: list(z.string()),
});

export const legalTextSection = z.object(sectionFields());

/** A section that a page always has, under a title of its own. */
export const fixedLegalSection = (title: string) => group(sectionFields(title));

export const legalTextFields = (title: string) => ({
  title: text(title),
  description: longText(),
  updatedLabel: text('Dernière mise à jour'),
  lastUpdated: text(),
  tocTitle: text('Sommaire'),
});
