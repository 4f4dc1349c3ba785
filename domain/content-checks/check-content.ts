import type { Configuration } from '../calculator/configuration.ts';
import type { CaseStudy } from '../case-studies/case-study.schema.ts';
import { lostChoices } from '../case-studies/study-choices.ts';
import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from '../content/section-parts/fields.ts';
import { isSection, sectionSchemas } from '../content/sections.ts';
import type { DocumentRef } from '../documents.ts';
import type { Language } from '../languages.ts';
import { isReserved } from '../own-redirects.ts';
import { fieldKindsOf } from './field-kinds.ts';
import { type TypographyProblem, typographyProblems } from './typography.ts';

/** What is wrong, as a code with its figures. The sentence is a matter of the screen. */
export type Problem =
  | { code: 'missing-alt' | 'image-without-alt' | 'missing-translation' | TypographyProblem }
  | { code: 'broken-link'; address: string }
  | { code: 'lost-case-study' | 'lost-choice'; id: string }
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

interface Checked {
  place: string;
  ref: DocumentRef;
  content: unknown;
}

/** What there is on the site that a document may name. */
export interface Known {
  /** Whether one of our own addresses leads somewhere. */
  isAddress(path: string): boolean;
  /** Whether a reference to a case study leads to one, on the pages of a language. */
  isCaseStudy(id: string, language: Language): boolean;
  calculator: Configuration;
}

const DESCRIPTION_MIN = 50;
const TITLE_MIN = 10;
/** Not the address of an image, which is written nearly like a link. */
const LINK = /(?:href=["']|(?<!!\[[^\]]*)\]\()(\/[^"')\s]*)/g;
const IMAGE_WITHOUT_WORDS = /!\[\s*\]\(|<img\b(?![^>]*\balt=(?:"\s*[^"\s]|'\s*[^'\s]))[^>]*>/g;

/** Every text of a document, checked by the rules that concern it. */
export function checkDocument({ place, ref, content }: Checked, known: Known): Finding[] {
  const { language } = ref;
  const advice = language === 'fr' ? ownTexts(ref, content) : [];
  return [
    ...contentProblems(ref, content, known).map((found) => ({ place, language, ...found })),
    ...advice.flatMap(({ path, text }) =>
      typographyProblems(text).map((code) => ({
        place,
        language,
        path,
        problem: { code },
        advice: true as const,
      })),
    ),
  ];
}

/**
 * The texts that somebody wrote. Built-in words are left out: the contract fixes many of them to the letter, straight
 * apostrophes included, so nobody is told to mend them.
 */
function ownTexts({ collection, id }: DocumentRef, content: unknown): Text[] {
  if (collection !== 'section' || !isSection(id)) return textsOf(content);
  const builtIn = new Map(textsOf(sectionSchemas[id].parse({})).map(({ path, text }) => [path, text]));
  return textsOf(content).filter(({ path, text }) => builtIn.get(path) !== text);
}

/** The faults of a document; what is a matter of taste is left out. */
export function contentProblems(
  ref: DocumentRef,
  content: unknown,
  known: Known,
): { path: string; problem: Problem }[] {
  const kindOf = fieldKindsOf(ref);
  const inTexts = textsOf(content).flatMap((text) => {
    const kind = kindOf(text.path);
    const problems = [...wordProblems(text), ...lostReferences(text.text, kind, { ref, known })];
    return problems.map((problem) => ({ path: text.path, problem }));
  });
  if (ref.collection !== 'case-study') return inTexts;
  const lost = lostChoices((content as Partial<CaseStudy> | undefined)?.calculator, known.calculator);
  return [
    ...inTexts,
    ...lost.map(({ path, id }) => ({ path, problem: { code: 'lost-choice', id } as const })),
  ];
}

/** What a text names that is not there: a page of an address, a case study. */
function lostReferences(
  text: string,
  kind: ReturnType<ReturnType<typeof fieldKindsOf>>,
  { ref, known }: { ref: DocumentRef; known: Known },
): Problem[] {
  if (kind === 'case-study')
    return text === '' || known.isCaseStudy(text, ref.language)
      ? []
      : [{ code: 'lost-case-study', id: text }];
  return (kind === 'link' ? ownAddress(text) : linksIn(text))
    .filter((address) => !known.isAddress(address))
    .map((address) => ({ code: 'broken-link', address }));
}

function wordProblems({ path, text, beside }: Text): Problem[] {
  return [
    ...seoProblems(lastStep(path), text),
    ...(isAlt(path) && text.trim() === '' && hasImage(beside) ? [{ code: 'missing-alt' } as const] : []),
    ...(text.match(IMAGE_WITHOUT_WORDS) ?? []).map(() => ({ code: 'image-without-alt' }) as const),
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
