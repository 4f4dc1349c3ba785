import { z } from 'zod';
import { group, list, longText, richText, text } from './fields.ts';

const sectionFields = (title = '') => ({ title: text(title), content: richText(), items: list(z.string()) });
const methods = list(z.string());

/** One section of a legal text. The three legal pages share this shape. */
export const legalTextSection = z.object({ ...sectionFields(), methods });

/** A section that a page always has, under a title of its own. */
export const fixedLegalSection = (title: string) => group({ ...sectionFields(title), methods });

/** The section whose ways of contact the legal notice keeps apart. */
export const fixedContactSection = (title: string) => group(sectionFields(title));

export const legalTextFields = (title: string) => ({
  title: text(title),
  description: longText(),
  updatedLabel: text('Dernière mise à jour'),
  lastUpdated: text(),
  tocTitle: text('Sommaire'),
});
