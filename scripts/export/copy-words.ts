import type { SectionContent } from '../../domain/content/sections.ts';
import type { Language } from '../../domain/languages.ts';

type Agency = SectionContent<'common'>['agency'];

interface Words {
  announcement: (day: string) => string;
  link: string;
  consent: (agency: Agency) => string;
}

const words: Record<Language, Words> = {
  fr: {
    announcement: (day) => `Copie du site du ${day} : elle se lit sans connexion, mais n’envoie rien.`,
    link: 'Nous joindre',
    consent: ({ phone, email }) =>
      `Cette copie du site ne peut rien envoyer. Appelez-nous au ${phone} ou écrivez à ${email}.`,
  },
  en: {
    announcement: (day) =>
      `Copy of the site made on ${day}. It reads without a connection and sends nothing.`,
    link: 'How to reach us',
    consent: ({ phone, email }) =>
      `This copy of the site cannot send anything. Call us on ${phone} or write to ${email}.`,
  },
};

/** What a copy of the site is made from: the day, and how to reach the agency. */
export interface CopyFacts {
  language: Language;
  madeAt: Date;
  agency: Agency;
}

/**
 * Content as a copy without a server shows it: above every page the bar says what this is, and where a
 * form speaks of what becomes of a message it says that none can leave, and how to reach us.
 */
export function asCopy<Content>(content: Content, { language, madeAt, agency }: CopyFacts): Content {
  const { announcement, link, consent } = words[language];
  const day = madeAt.toLocaleDateString(language === 'en' ? 'en-GB' : 'fr-FR', {
    dateStyle: 'long',
    timeZone: 'Europe/Paris',
  });
  const replaced: Record<string, unknown> = {
    announcement: {
      enabled: true,
      text: announcement(day),
      link: '/contact',
      linkLabel: link,
      evening: { text: '', button: '' },
    },
    consent: consent(agency),
  };
  return walk(content, replaced) as Content;
}

/** The same content with the fields of those names replaced, wherever they stand. */
function walk(value: unknown, replaced: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(item, replaced));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    Object.hasOwn(replaced, name) ? replaced[name] : walk(field, replaced),
  ]);
  return Object.fromEntries(fields);
}
