import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from '../content/section-parts/fields.ts';
import type { Language } from '../languages.ts';
import { isReserved } from '../own-redirects.ts';
import { type TypographyProblem, typographyProblems } from './typography.ts';

/** What is wrong, as a code with its figures. The sentence is a matter of the screen. */
export type Problem =
  | { code: 'missing-alt' | 'image-without-alt' | 'missing-translation' | TypographyProblem }
  | { code: 'broken-link'; address: string }
  | { code: 'seo-title-length' | 'seo-description-length'; length: number; min: number; max: number }
  | { code: 'skipped-heading'; level: number; above: number };

export interface Finding {
  /** Where it stands: a section, an article or a case study. */
  place: string;
  language: Language;
  /** The dotted path of the field. */
  path: string;
  problem: Problem;
  /** A matter of taste, not a fault. */
  advice?: true;
  /** For an article or a case study: which one to open. */
  entry?: { collection: 'articles' | 'case-studies'; id: string };
}

export interface Checked {
  place: string;
  language: Language;
  content: unknown;
  isLink: IsLink;
}

/** Whether a field holds an address and nothing else. */
type IsLink = (path: string) => boolean;

export interface Known {
  /** Whether one of our own addresses leads somewhere. */
  isAddress(path: string): boolean;
}

const DESCRIPTION_MIN = 50;
const TITLE_MIN = 10;
/** Not the address of an image, which is written nearly like a link. */
const LINK = /(?:href=["']|(?<!!\[[^\]]*)\]\()(\/[^"')\s]*)/g;
const IMAGE_WITHOUT_WORDS = /!\[\s*\]\(|<img\b(?![^>]*\balt=(?:"\s*[^"\s]|'\s*[^'\s]))[^>]*>/g;

/** Every text of a document, checked by the rules that concern it. */
export function checkDocument({ place, language, content, isLink }: Checked, known: Known): Finding[] {
  return textsOf(content).flatMap((text) => {
    const found = { place, language, path: text.path };
    const advice = language === 'fr' ? typographyProblems(text.text) : [];
    return [
      ...problemsOf(text, known, isLink).map((problem) => ({ ...found, problem })),
      ...advice.map((code) => ({ ...found, problem: { code }, advice: true as const })),
    ];
  });
}

/** The faults of a document; what is a matter of taste is left out. */
export function contentProblems(
  content: unknown,
  known: Known,
  isLink: IsLink,
): { path: string; problem: Problem }[] {
  return textsOf(content).flatMap((text) =>
    problemsOf(text, known, isLink).map((problem) => ({ path: text.path, problem })),
  );
}

function problemsOf({ path, text, beside }: Text, known: Known, isLink: IsLink): Problem[] {
  return [
    ...seoProblems(lastStep(path), text),
    ...(isAlt(path) && text.trim() === '' && hasImage(beside) ? [{ code: 'missing-alt' } as const] : []),
    ...(text.match(IMAGE_WITHOUT_WORDS) ?? []).map(() => ({ code: 'image-without-alt' }) as const),
    ...(isLink(path) ? ownAddress(text) : linksIn(text))
      .filter((address) => !known.isAddress(address))
      .map((address) => ({ code: 'broken-link', address }) as const),
  ];
}

/** Fields that one language has and the other lacks; lists may differ in length. */
export function missingTranslations(fr: unknown, en: unknown): { path: string; language: Language }[] {
  const [inFrench, inEnglish] = [fieldsOf(fr), fieldsOf(en)];
  const lacking = (fields: Set<string>, others: Set<string>, language: Language) =>
    [...others].filter((path) => !fields.has(path)).map((path) => ({ path, language }));
  return [...lacking(inFrench, inEnglish, 'fr'), ...lacking(inEnglish, inFrench, 'en')];
}

/** Headings that leave out a level, by the levels in their order. The page itself has the first. */
export function headingProblems(levels: readonly number[]): Problem[] {
  return levels.flatMap((level, index) => {
    const above = levels[index - 1] ?? 1;
    return level > above + 1 ? [{ code: 'skipped-heading', level, above }] : [];
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

function seoProblems(field: string, text: string): Problem[] {
  const { length } = text;
  const isShorterThan = (least: number) => length > 0 && length < least;
  if (field === 'seoTitle' && (isShorterThan(TITLE_MIN) || length > SEO_TITLE_MAX))
    return [{ code: 'seo-title-length', length, min: TITLE_MIN, max: SEO_TITLE_MAX }];
  if (field === 'seoDescription' && (isShorterThan(DESCRIPTION_MIN) || length > SEO_DESCRIPTION_MAX))
    return [{ code: 'seo-description-length', length, min: DESCRIPTION_MIN, max: SEO_DESCRIPTION_MAX }];
  return [];
}

const lastStep = (path: string) => path.slice(path.lastIndexOf('.') + 1);
const isAlt = (path: string) => /^(?:alt|imageAlt)$/.test(lastStep(path));
const hasImage = ({ src, image, logo }: Record<string, unknown>) => [src, image, logo].some(Boolean);

/** The address that a field holds, unless it leads to another site, a mail, a telephone, a place of the page or a file. */
function ownAddress(text: string): string[] {
  const address = text.trim();
  const [path = ''] = address.split(/[?#]/);
  const isElsewhere = /^(?:$|#|[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
  return isElsewhere || isReserved(path) ? [] : [address];
}

/** An address that is a text of its own, or stands in a longer text as a link. */
function linksIn(text: string): string[] {
  const whole = /^\/(?!images\/|fonts\/|icons\/)(?:[a-z][\w/-]*)?(?:[?#]\S*)?$/.test(text) ? [text] : [];
  return [...whole, ...text.matchAll(LINK).map(([, address = '']) => address)];
}
