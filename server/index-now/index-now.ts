import { type DocumentRef, documentKey } from '#domain/documents.ts';
import { type Language, languages } from '#domain/languages.ts';
import { pathTo } from '#domain/pages.ts';
import { parisDay } from '#domain/paris-day.ts';
import { nextParisDay } from '#domain/publishing/paris-moment.ts';
import { type ChangedPage, changedPages } from '#domain/seo/changed-pages.ts';
import type { IndexNowConfig } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';

/** Where the proof stands that the key is ours. */
const KEY_PATH = '/indexnow-key.txt';
/** Whoever writes saves every few seconds: one notice tells of all of it. */
const PAUSE_MS = 30_000;
const TIME_LIMIT_MS = 5000;
/** A timer may be early: the day is then awaited again. */
const SHORTEST_DAY_MS = 1000;
const ATTEMPTS = 5;
/** A notice is given up after a quarter of an hour: what a restart forgot of it changed within this time. */
const LOOK_BACK_MS = 60 * 60 * 1000;

interface Collection<Listed = { id: string; slug: string }> {
  published(language: Language): Promise<Listed[]>;
}

interface Parts {
  config: IndexNowConfig;
  siteUrl: string;
  database: Pick<Database, 'changes' | 'db'>;
  articles: Collection<{ id: string; slug: string; publishedAt: string }>;
  caseStudies: Collection;
  log: Log;
  now: () => Date;
  pauseMs?: number;
}

/**
 * Tells search engines which pages changed (indexnow.org). A publication only leaves a note; the notice goes out
 * after a pause, again after longer ones when it fails, and is given up then: they find the page anyway. A start notes what
 * changed shortly before: the notes of the last run are gone, and to be told twice harms nobody.
 */
export function createIndexNow(parts: Parts) {
  const { config, siteUrl, database, log, now, pauseMs = PAUSE_MS } = parts;
  const waiting = new Map<string, ChangedPage>();
  let timer: NodeJS.Timeout | undefined;
  let dayTimer: NodeJS.Timeout | undefined;
  let failures = 0;
  let unsubscribe = () => {};
  let stopped = false;

  function note(keys: readonly string[]): void {
    for (const changed of keys.flatMap(changedPages))
      waiting.set(`${changed.page.id}/${changed.language}/${changed.id ?? ''}`, changed);
    if (waiting.size > 0) later();
  }

  function later(): void {
    if (!stopped) timer ??= setTimeout(() => void tell(), pauseMs * 2 ** failures).unref();
  }

  async function changedBefore(): Promise<string[]> {
    const since = new Date(now().getTime() - LOOK_BACK_MS).toISOString();
    const changed = await database.db
      .selectFrom('documents')
      .select(['collection', 'language', 'id'])
      .where('updated_at', '>', since)
      .execute();
    return changed.map((ref) => documentKey(ref as DocumentRef));
  }

  /** Articles appear on their day without being changed. */
  function awaitNextDay(): void {
    const left = nextParisDay(now()).getTime() - now().getTime();
    dayTimer = setTimeout(
      () => {
        appearing().then(note, (error: unknown) =>
          log.warn({ err: error }, 'IndexNow does not know which articles appear today'),
        );
        awaitNextDay();
      },
      Math.max(left, SHORTEST_DAY_MS),
    ).unref();
  }

  async function appearing(): Promise<string[]> {
    const today = parisDay(now());
    const found = languages.map(async (language) => {
      const published = await parts.articles.published(language);
      return published
        .filter(({ publishedAt }) => publishedAt.startsWith(today))
        .map(({ id }) => documentKey({ collection: 'article', language, id }));
    });
    return (await Promise.all(found)).flat();
  }

  async function tell(): Promise<void> {
    const told = new Map(waiting);
    waiting.clear();
    try {
      await send([...told.values()]);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures < ATTEMPTS) for (const [key, changed] of told) waiting.set(key, changed);
      else failures = 0;
      log.warn({ err: error, pages: told.size, willRetry: failures > 0 }, 'IndexNow could not be told');
    }
    timer = undefined;
    if (waiting.size > 0) later();
  }

  async function send(changed: ChangedPage[]): Promise<void> {
    const paths = (await Promise.all(changed.map(addressOf))).filter((path) => path !== undefined);
    if (paths.length === 0) return;
    const response = await fetch(config.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(siteUrl).host,
        key: config.key,
        keyLocation: siteUrl + KEY_PATH,
        urlList: paths.map((path) => siteUrl + path),
      }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`IndexNow answered ${response.status}.`);
  }

  /** Undefined for an entry that is not published: nobody is told of a draft. */
  async function addressOf({ page, language, id }: ChangedPage): Promise<string | undefined> {
    if (id === undefined) return pathTo(page.id, language);
    const entries = page.screen === 'Article' ? parts.articles : parts.caseStudies;
    const slug = (await entries.published(language)).find((entry) => entry.id === id)?.slug;
    return slug && pathTo(page.id, language, slug);
  }

  return {
    start(): void {
      unsubscribe = database.changes.subscribe(note);
      awaitNextDay();
      changedBefore().then(note, (error: unknown) =>
        log.warn({ err: error }, 'IndexNow does not know what changed before the start'),
      );
    },
    stop(): void {
      stopped = true;
      unsubscribe();
      clearTimeout(timer);
      clearTimeout(dayTimer);
    },
  };
}
