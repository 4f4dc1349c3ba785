import { createHash } from 'node:crypto';
import { type Section, sections } from '#domain/content/sections.ts';
import { type DocumentRef, documentKey } from '#domain/documents.ts';
import type { FieldShape } from '#domain/editing/shape.ts';
import { RequestError } from '#domain/request-error.ts';
import { type TextPair, textPairs, translatedTexts } from '#domain/translations/text-pairs.ts';
import { translationPairs } from '#domain/translations/translation-pairs.ts';
import {
  type Confirmation,
  type JudgedText,
  judgeText,
  type TextRecord,
} from '#domain/translations/translation-state.ts';
import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { Database } from '#server/database/database.ts';
import type { DocumentKinds } from '#server/publishing/document-kinds.ts';
import type { Overlay } from '#server/publishing/previews/overlay.ts';
import type { createWrittenEntries } from '#server/publishing/working-copies/written-entries.ts';
import {
  readConfirmations,
  storeConfirmations,
  type TranslatedRef,
  translatedKey,
} from './confirmed-translations.ts';
import { createTextHistories, type DocumentPair, type Versions } from './text-history.ts';

/** An English text beside the French one. */
export interface TranslatedText extends TextPair, JudgedText {
  /** Names both texts: whoever confirms says which ones were read. */
  seen: string;
}

export interface TranslatedDocument {
  document: TranslatedRef;
  /** Of an entry or an image; a section is named by its id. */
  title: string;
  texts: TranslatedText[];
}

/** A French entry that nobody has translated. */
export interface UntranslatedEntry {
  collection: 'article' | 'case-study';
  id: string;
  title: string;
}

interface Parts {
  database: Database;
  kinds: DocumentKinds;
  entries: ReturnType<typeof createWrittenEntries>;
  /** Everything that is written and not published. */
  written(): Promise<Overlay>;
  now: () => Date;
}

type TitledPair = DocumentPair & { title: string };

/** What was asked for, and what is known at this moment. */
interface Reading {
  versions: Versions;
  overlay: Overlay;
  confirmed: Map<string, Map<string, Confirmation>>;
}

export type TranslationBoard = ReturnType<typeof createTranslationBoard>;

/** How the English texts stand to the French ones, as both are written. French is the source, always. */
export function createTranslationBoard({ database, kinds, entries, written, now }: Parts) {
  const { db } = database;
  const histories = createTextHistories({ database, kinds });
  /** They do not change while the server runs. */
  const shapes = new Map<string, FieldShape>();

  function shapeOf(ref: DocumentRef): FieldShape {
    const key = ref.collection === 'section' ? ref.id : ref.collection;
    const shape = shapes.get(key) ?? kinds[ref.collection].shapeOf(ref);
    shapes.set(key, shape);
    return shape;
  }

  async function beginReading(ref?: TranslatedRef): Promise<Reading> {
    const [versions, overlay, confirmed] = await Promise.all([
      histories.versions(),
      written(),
      readConfirmations(db, ref),
    ]);
    return { versions, overlay, confirmed };
  }

  async function judgeDocument({ title, fr, en }: TitledPair, reading: Reading): Promise<TranslatedDocument> {
    const shape = shapeOf(en);
    const { published, shipped, touched } = await histories.of(shape, { fr, en }, reading.versions);
    const draft = reading.overlay.get(documentKey(en));
    const french = reading.overlay.get(documentKey(fr))?.content ?? published.fr;
    const before = draft && translatedTexts(shape, published.en);
    const document = { collection: en.collection, id: en.id };
    const confirmed = reading.confirmed.get(translatedKey(document));
    const texts = textPairs(shape, french, draft?.content ?? published.en).map((pair) =>
      judged(pair, {
        shipped: shipped.get(pair.path),
        confirmed: confirmed?.get(pair.path),
        touched: touched.get(pair.path),
        inDraft: before && (before.get(pair.path) ?? '') !== pair.english,
      }),
    );
    return { document, title, texts };
  }

  async function entriesOf(collection: 'article' | 'case-study') {
    const list = collection === 'article' ? entries.articles : entries.caseStudies;
    const [french, english] = await Promise.all([list('fr'), list('en')]);
    const pairs = translationPairs<{ id: string; slug: string; title: string }>(french, english);
    const translated = new Set(pairs.map(({ fr }) => fr.id));
    return {
      pairs: pairs.map(({ fr, en }) => ({
        fr: { collection, language: 'fr' as const, id: fr.id },
        en: { collection, language: 'en' as const, id: en.id },
        title: fr.title,
      })),
      untranslated: french
        .filter(({ id }) => !translated.has(id))
        .map(({ id, title }): UntranslatedEntry => ({ collection, id, title })),
    };
  }

  /** The words of the images in the library; only what was confirmed or described tells when they were written. */
  async function images(
    { confirmed }: Pick<Reading, 'confirmed'>,
    id?: string,
  ): Promise<TranslatedDocument[]> {
    let query = db
      .selectFrom('media')
      .select(['id', 'slug', 'alt_fr', 'alt_en'])
      .where('deleted_at', '=', '');
    if (id !== undefined) query = query.where('id', '=', id);
    const rows = await query.orderBy('created_at', 'desc').orderBy('id').execute();
    return rows
      .filter(({ alt_fr, alt_en }) => alt_fr !== '' || alt_en !== '')
      .map((row) => {
        const document = { collection: 'media' as const, id: row.id };
        const pair = { path: 'alt', french: row.alt_fr, english: row.alt_en };
        const known = { confirmed: confirmed.get(translatedKey(document))?.get('alt') };
        return { document, title: row.slug, texts: [judged(pair, known)] };
      });
  }

  async function document(ref: TranslatedRef): Promise<TranslatedDocument> {
    const reading = await beginReading(ref);
    if (ref.collection === 'media') return (await images(reading, ref.id))[0] ?? unknownText();
    const pair =
      ref.collection === 'section'
        ? sectionPair(ref.id)
        : (await entriesOf(ref.collection)).pairs.find(({ en }) => en.id === ref.id);
    return pair ? judgeDocument(pair, reading) : unknownText();
  }

  return {
    document,

    /**
     * Every document that there is in both languages, and the French entries that nobody has translated; or
     * without articles and case studies, of which there may be thousands.
     */
    async all({ entries: withEntries = true } = {}): Promise<{
      documents: TranslatedDocument[];
      untranslated: UntranslatedEntry[];
    }> {
      const none = { pairs: [], untranslated: [] };
      const [reading, articles, caseStudies] = await Promise.all([
        beginReading(),
        withEntries ? entriesOf('article') : none,
        withEntries ? entriesOf('case-study') : none,
      ]);
      const pairs = [
        ...sections.map((section) => sectionPair(section)).filter((pair) => pair !== undefined),
        ...articles.pairs,
        ...caseStudies.pairs,
      ];
      // One after another: all at once would take every connection of the database.
      const documents: TranslatedDocument[] = [];
      for (const pair of pairs) documents.push(await judgeDocument(pair, reading));
      return {
        documents: [...documents, ...(await images(reading))],
        untranslated: [...articles.untranslated, ...caseStudies.untranslated],
      };
    },

    /**
     * « Toujours juste »: these English texts are right beside the French ones that were read. Refused when
     * one of them has changed since; what is confirmed a second time stays confirmed.
     */
    async confirm(
      ref: TranslatedRef,
      chosen: readonly Pick<TranslatedText, 'path' | 'seen'>[],
      by: string,
    ): Promise<void> {
      const { texts, title } = await document(ref);
      const byPath = new Map(texts.map((text) => [text.path, text]));
      const right = chosen.map(({ path, seen }) => {
        const text = byPath.get(path) ?? unknownText();
        if (text.seen === seen) return text;
        throw new RequestError(409, 'The texts have changed.', { reason: 'translation-changed', path });
      });
      if (right.length === 0) return;
      const subject =
        ref.collection === 'media' ? title : documentKey({ ...ref, language: 'en' } as DocumentRef);
      await database.write(async (trx) => {
        await storeConfirmations(trx, ref, right, { at: now(), by });
        await recordAuditEvent(trx, { at: now(), who: by, action: 'translation-confirmed', subject });
      });
    },
  };
}

function judged(pair: TextPair, known: TextRecord): TranslatedText {
  const { french, english, path } = pair;
  const seen = createHash('sha256')
    .update(JSON.stringify([path, french, english]))
    .digest('hex')
    .slice(0, 16);
  return { ...pair, ...judgeText(pair, known), seen };
}

function sectionPair(id: string): TitledPair | undefined {
  if (!sections.includes(id as Section)) return undefined;
  const refIn = (language: 'fr' | 'en') => ({ collection: 'section' as const, language, id });
  return { fr: refIn('fr'), en: refIn('en'), title: '' };
}

function unknownText(): never {
  throw new RequestError(404, 'There is no such text.', { reason: 'translation-unknown' });
}
