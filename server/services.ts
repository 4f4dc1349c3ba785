import type { RichNode } from '#domain/rich-text/tree.ts';
import { createAccountService } from './accounts/account-service.ts';
import { createArticleService } from './articles/article-service.ts';
import { createCaseStudyService } from './case-studies/case-study-service.ts';
import type { Config } from './config.ts';
import { createContentService } from './content/content-service.ts';
import { createListService } from './content/list-service.ts';
import { createShippedFiles } from './content/shipped-files.ts';
import type { Database } from './database/database.ts';
import { createDocumentStore } from './documents/document-store.ts';
import type { Log } from './log.ts';

export type Services = ReturnType<typeof createServices>;

interface Parts {
  config: Config;
  database: Database;
  contentDir: string;
  log: Log;
  now: () => Date;
}

/** Everything that pages and calls can ask of the server. Built once at boot, handed down through the request. */
export function createServices({ config, database, contentDir, log, now }: Parts) {
  const shipped = createShippedFiles(contentDir);
  const documents = createDocumentStore(database, now);
  const parts = { documents, shipped, changes: database.changes, log };
  return {
    siteUrl: config.siteUrl,
    log,
    now,
    accounts: createAccountService(database, now),
    content: createContentService(parts),
    articles: createArticleService({ ...parts, database }),
    caseStudies: createCaseStudyService(parts),
    lists: createListService(parts),
    richText: readRichText,
  };
}

/** The parser is large, and a start should not wait for it: it is loaded with the first article. */
async function readRichText(source: string): Promise<RichNode[]> {
  const { parseRichText } = await import('./rich-text/parse-rich-text.ts');
  return parseRichText(source);
}
