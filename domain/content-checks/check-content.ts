import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from '../content/section-parts/fields.ts';
import type { Language } from '../languages.ts';
import { typographyProblems } from './typography.ts';

export interface Finding {
  /** Where it stands: a section, an article or a case study. */
  place: string;
  language: Language;
  /** The dotted path of the field. */
  path: string;
  /** What to mend, for the person who edits. */
  says: string;
  /** A matter of taste, not a fault. */
  advice?: true;
  /** For an article or a case study: which one to open. */
  entry?: { collection: 'articles' | 'case-studies'; id: string };
}

export interface Checked {
  place: string;
  language: Language;
  content: unknown;
}

export interface Known {
  /** Whether one of our own addresses leads somewhere. */
  isAddress(path: string): boolean;
}

const DESCRIPTION_MIN = 50;
const TITLE_MIN = 10;
/** Not the address of a picture, which is written nearly like a link. */
const LINK = /(?:href=["']|(?<!!\[[^\]]*)\]\()(\/[^"')\s]*)/g;
const PICTURE_WITHOUT_WORDS = /!\[\s*\]\(|<img\b(?![^>]*\balt=(?:"\s*[^"\s]|'\s*[^'\s]))[^>]*>/g;

/** A fault in a text of a document. */
export interface ContentProblem {
  path: string;
  code: 'dead-link' | 'picture-words' | 'search-text-long' | 'search-text-short';
  says: string;
  /** Of a link without a page. */
  address?: string;
}

/** Every text of a document, checked by the rules that concern it. */
export function checkDocument({ place, language, content }: Checked, known: Known): Finding[] {
  return textsOf(content).flatMap((text) => {
    const found = { place, language, path: text.path };
    const problems = problemsOf(text, known).map(({ says }) => ({ ...found, says }));
    const advice = (language === 'fr' ? typographyProblems(text.text) : []).map((says) => ({
      ...{ ...found, says },
      advice: true as const,
    }));
    return [...problems, ...advice];
  });
}

/** The faults of a document; what is a matter of taste is left out. */
export function contentProblems(content: unknown, known: Known): ContentProblem[] {
  return textsOf(content).flatMap((text) => problemsOf(text, known));
}

function problemsOf({ path, text, beside }: Text, known: Known): ContentProblem[] {
  const without = (says: string) => ({ path, code: 'picture-words' as const, says });
  return [
    ...seoProblems(path, text),
    ...(isAlt(path) && text.trim() === '' && hasPicture(beside)
      ? [without('texte alternatif manquant')]
      : []),
    ...(text.match(PICTURE_WITHOUT_WORDS) ?? []).map(() => without('image sans texte alternatif')),
    ...linksIn(text)
      .filter((address) => !known.isAddress(address))
      .map((address) => ({
        ...{ path, code: 'dead-link' as const, address },
        says: `lien sans page : ${address}`,
      })),
  ];
}

/** Fields that one language has and the other lacks; lists may differ in length. */
export function shapeProblems(fr: unknown, en: unknown): { path: string; language: Language }[] {
  const [inFrench, inEnglish] = [fieldsOf(fr), fieldsOf(en)];
  const lacking = (fields: Set<string>, others: Set<string>, language: Language) =>
    [...others].filter((path) => !fields.has(path)).map((path) => ({ path, language }));
  return [...lacking(inFrench, inEnglish, 'fr'), ...lacking(inEnglish, inFrench, 'en')];
}

/** Headings that leave out a level, by the levels in their order. The page itself has the first. */
export function headingProblems(levels: readonly number[]): string[] {
  return levels.flatMap((level, index) => {
    const above = levels[index - 1] ?? 1;
    return level > above + 1 ? [`titre de niveau ${level} après un titre de niveau ${above}`] : [];
  });
}

export interface Text {
  path: string;
  text: string;
  /** The object that the text is a field of. */
  beside: Record<string, unknown>;
}

/** Every text of a content with its path. */
export function textsOf(content: unknown): Text[] {
  const texts: Text[] = [];
  collect(content, '', {});
  return texts;

  function collect(value: unknown, path: string, beside: Record<string, unknown>): void {
    if (typeof value === 'string') texts.push({ path, text: value, beside });
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value))
      collect(child, path ? `${path}.${key}` : key, value as Record<string, unknown>);
  }
}

function fieldsOf(content: unknown): Set<string> {
  return new Set(textsOf(content).map(({ path }) => path.replace(/\.\d+(?=\.|$)/g, '.*')));
}

/** What a search engine shows of a page, and how long it may be. */
const searchTexts: Record<string, { name: string; min: number; max: number }> = {
  seoTitle: { name: 'titre', min: TITLE_MIN, max: SEO_TITLE_MAX },
  seoDescription: { name: 'description', min: DESCRIPTION_MIN, max: SEO_DESCRIPTION_MAX },
};

function seoProblems(path: string, { length }: string): ContentProblem[] {
  const field = lastStep(path);
  const limits = Object.hasOwn(searchTexts, field) ? searchTexts[field] : undefined;
  if (!limits || length === 0 || (length >= limits.min && length <= limits.max)) return [];
  const code = length > limits.max ? 'search-text-long' : 'search-text-short';
  return [{ path, code, says: `${limits.name} de ${length} caractères, de ${limits.min} à ${limits.max}` }];
}

const lastStep = (path: string) => path.slice(path.lastIndexOf('.') + 1);
const isAlt = (path: string) => /^(?:alt|imageAlt)$/.test(lastStep(path));
const hasPicture = ({ src, image, logo }: Record<string, unknown>) => [src, image, logo].some(Boolean);

/** An address that is a field of its own, or stands in a longer text as a link. */
function linksIn(text: string): string[] {
  const whole = /^\/(?!images\/|fonts\/|icons\/)(?:[a-z][\w/-]*)?(?:[?#]\S*)?$/.test(text) ? [text] : [];
  return [...whole, ...[...text.matchAll(LINK)].map(([, address = '']) => address)];
}
