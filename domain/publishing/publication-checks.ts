import { isFilled } from '../case-studies/case-study-parts.ts';
import { valueAt } from '../content/lookup.ts';
import { contentProblems, type Known, type Text, textsOf } from '../content-checks/check-content.ts';
import { type DocumentRef, isCalculator } from '../documents.ts';
import { mediaReferences } from '../images/media-name.ts';
import { otherLanguage } from '../languages.ts';
import { changedPrices } from './price-changes.ts';
import { type PublicationFinding, weightOf } from './publication-findings.ts';

export interface ChangedDocument extends DocumentRef {
  /** What visitors read now; undefined where there is no such document. */
  before: unknown;
  /** What they will read. */
  after: unknown;
  /** The id of the document that says the same in the other language. */
  translation?: string;
}

/** The site that visitors know, and the one that they will. */
interface KnownAddresses {
  before: Known;
  after: Known;
  /** Of the images that the documents name, those that visitors cannot get. */
  lostImages: ReadonlySet<string>;
}

/** Texts that a page cannot do without: headings, names, and the words on buttons and fields. */
const REQUIRED =
  /^(?:title|name|label|question|cta|ctaText|button|buttonText|submit)$|(?<!^seo)(?:Title|Label|Button)$/;
const REQUIRED_OF_ARTICLES = /^(?:title|excerpt|content)$/;

/** What a publication brings that blocks it or deserves a look. */
export function checkPublication(
  documents: readonly ChangedDocument[],
  known: KnownAddresses,
): PublicationFinding[] {
  return [
    ...documents.flatMap((document) => faultsOf(document, known)),
    ...priceFindings(documents),
    ...documents.flatMap((document) => figureFindings(document)),
    ...untouchedLanguages(documents),
  ];
}

/** A fault, with what makes it the same fault elsewhere in its document. */
type Fault = Pick<PublicationFinding, 'path' | 'code' | 'address'>;

function faultsOf(document: ChangedDocument, known: KnownAddresses): PublicationFinding[] {
  if (isHidden(document)) return [];
  const { before, after, lostImages } = known;
  const faults = faultsIn(document, document.after, { ...after, lostImages });
  if (faults.length === 0) return [];
  const standing = standingAmong(faults, faultsIn(document, document.before, { ...before, lostImages }));
  return faults.flatMap((fault) => {
    const finding = { ...nameOf(document), ...fault };
    if (!standing.has(fault)) return [finding];
    // Of what was there before, only what would block is worth a word.
    return weightOf(finding) === 'blocks' ? [{ ...finding, standing: true as const }] : [];
  });
}

function faultsIn(
  ref: DocumentRef,
  content: unknown,
  { lostImages, ...known }: Known & Pick<KnownAddresses, 'lostImages'>,
): Fault[] {
  const { collection } = ref;
  const required = collection === 'article' ? REQUIRED_OF_ARTICLES : REQUIRED;
  const empty = textsOf(content).filter(
    ({ path, text }) =>
      text.trim() === '' &&
      required.test(lastStep(path)) &&
      !(collection === 'case-study' && isLeftEmpty(content, path)),
  );
  const lost = textsOf(content).flatMap(({ path, text }) =>
    mediaReferences(text)
      .filter((address) => lostImages.has(address))
      .map((address) => ({ path, address })),
  );
  return [
    ...contentProblems(ref, content, known).flatMap(({ path, problem }): Fault[] => {
      if (problem.code === 'broken-link') return [{ path, code: 'dead-link', address: problem.address }];
      if ('id' in problem) return [{ path, code: problem.code, address: problem.id }];
      // A short search text is a matter of taste.
      if ('max' in problem) return problem.length > problem.max ? [{ path, code: 'search-text' }] : [];
      return [{ path, code: 'picture-words' }];
    }),
    ...lost.map((image): Fault => ({ ...image, code: 'lost-picture' })),
    ...empty.map(({ path }): Fault => ({ path, code: 'empty-text' })),
  ];
}

/** Whether a field stands in a block of a case study without a word in it: its page leaves that block out. */
function isLeftEmpty(study: unknown, path: string): boolean {
  const [block = path, ...rest] = path.split('.');
  return rest.length > 0 && !isFilled(valueAt(study, block));
}

/** The faults that were there before: in the same field, or as many of them in the same list. */
function standingAmong(faults: readonly Fault[], before: readonly Fault[]): Set<Fault> {
  const left = [...before];
  const standing = new Set<Fault>();
  for (const placeOf of [(path: string) => path, withoutPositions])
    for (const fault of faults) {
      if (standing.has(fault)) continue;
      const at = left.findIndex(
        (one) =>
          one.code === fault.code &&
          one.address === fault.address &&
          placeOf(one.path) === placeOf(fault.path),
      );
      if (at === -1) continue;
      left.splice(at, 1);
      standing.add(fault);
    }
  return standing;
}

/** Prices that change a lot or were emptied; those that both languages of the calculator share are told once. */
export function priceFindings(
  documents: readonly Omit<ChangedDocument, 'translation'>[],
): PublicationFinding[] {
  const told = new Set<string>();
  return documents
    .filter((document) => !isHidden(document))
    .flatMap((document) =>
      changedPrices(document).flatMap(({ path, was, becomes, ...of }) => {
        const key = `${document.id} ${path} ${was} ${becomes}`;
        if (document.id === 'calculator' && told.has(key)) return [];
        told.add(key);
        const code = becomes === '' ? 'empty-price' : becomes === 0 ? 'price-zero' : 'price-moved';
        return [{ ...nameOf(document), path, code, was, becomes, ...of } as const];
      }),
    );
}

/** Figures that came to nothing and are not told as prices: a number that is 0 now, a text that was to hold one and is blank. */
function figureFindings(document: ChangedDocument): PublicationFinding[] {
  if (isHidden(document)) return [];
  const before = new Set(emptyFigures(document, document.before).map(withoutPositions));
  const prices = new Set(changedPrices(document).map(({ path }) => path));
  return emptyFigures(document, document.after)
    .filter((path) => !before.has(withoutPositions(path)) && !prices.has(path))
    .map((path) => ({ ...nameOf(document), path, code: 'empty-figure' }));
}

function emptyFigures(document: DocumentRef, content: unknown): string[] {
  const texts = textsOf(content)
    .filter(({ path, text }) => /^(?:price|value)$/.test(lastStep(path)) && text.trim() === '')
    .map(({ path }) => path);
  // The numbers of the calculator are prices, which are told as such; 0 is one of them.
  return isCalculator(document) ? texts : [...texts, ...zerosIn(content)];
}

function zerosIn(content: unknown, path = ''): string[] {
  if (content === 0) return [path];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => zerosIn(value, path ? `${path}.${key}` : key));
}

/** Where words changed in one language only: the other one, at the first field that changed. */
function untouchedLanguages(documents: readonly ChangedDocument[]): PublicationFinding[] {
  const names = new Set(documents.map(({ collection, language, id }) => `${collection} ${language} ${id}`));
  return documents.flatMap((document) => {
    const { collection, translation: id } = document;
    const language = otherLanguage(document.language);
    if (id === undefined || isHidden(document) || names.has(`${collection} ${language} ${id}`)) return [];
    const path = firstNewWords(document);
    return path === undefined ? [] : [{ collection, language, id, path, code: 'other-language' as const }];
  });
}

function firstNewWords({ before, after }: ChangedDocument): string | undefined {
  const written = new Map(textsOf(before).map(({ path, text }) => [path, text]));
  return textsOf(after).find((one) => written.get(one.path) !== one.text && isProse(one))?.path;
}

/** Addresses, dates and names of colours or icons are the same in both languages. */
function isProse({ path, text }: Text): boolean {
  if (/^(?:updatedAt|publishedAt|id|slug|translation|icon|color|status|image|logo|src)$/.test(lastStep(path)))
    return false;
  return /\p{L}/u.test(text) && !/^(?:\/|https?:|mailto:|tel:|#)\S*$/.test(text);
}

/** Drafts of articles and unpublished case studies are shown to nobody. */
function isHidden({ collection, after }: Pick<ChangedDocument, 'collection' | 'after'>): boolean {
  const { status, published } = (after ?? {}) as { status?: unknown; published?: unknown };
  return collection === 'article' ? status === 'draft' : collection === 'case-study' && published === false;
}

const nameOf = ({ collection, language, id }: DocumentRef): DocumentRef => ({ collection, language, id });
const lastStep = (path: string) => path.slice(path.lastIndexOf('.') + 1);
const withoutPositions = (path: string) => path.replace(/\.\d+(?=\.|$)/g, '.*');
