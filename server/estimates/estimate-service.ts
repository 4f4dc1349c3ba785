import { type Project, projectOf } from '#domain/calculator/editing/repriced-projects.ts';
import { estimateSheet, type FrozenEstimate } from '#domain/calculator/estimate-sheet.ts';
import type { Revision } from '#domain/calculator/revised-estimate.ts';
import { sectionSchemas } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { createBoundedCache } from '#server/bounded-cache.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/database/database.ts';
import { gate } from '#server/gate/gate.ts';
import { estimatePdf } from './estimate-pdf.ts';

/** How many real selections a change of prices is tried on. */
const RECENT = 20;

const PDFS_KEPT = 50;

interface Parts {
  database: Database;
  content: ContentService;
  siteUrl: string;
}

export interface StoredEstimate extends FrozenEstimate {
  token: string;
}

/** The part of an estimate that is kept as JSON. */
export function frozenBody({ selection, figures, calculator, revision }: FrozenEstimate): string {
  return JSON.stringify({ selection, figures, calculator, revision });
}

/** Estimates as they were made, found by their unguessable address. */
export function createEstimateService({ database: { db }, content, siteUrl }: Parts) {
  const rowOf = (table: 'estimates' | 'revised_estimates', token: string) =>
    db
      .selectFrom(table)
      .select(['language', 'body', 'created_at'])
      .where('token', '=', token)
      .executeTakeFirst();

  const pdfs = createBoundedCache<Promise<Buffer>>({ maxEntries: PDFS_KEPT });

  return {
    async find(token: string): Promise<StoredEstimate | undefined> {
      const row = (await rowOf('estimates', token)) ?? (await rowOf('revised_estimates', token));
      if (!row) return undefined;
      const { selection, figures, calculator, revision } = JSON.parse(row.body);
      return {
        token,
        language: row.language,
        madeAt: new Date(row.created_at),
        selection,
        figures,
        // Words that the program has learnt since have their built-in value.
        calculator: sectionSchemas.calculator.parse(calculator),
        ...(revision && {
          revision: { ...revision, formerMadeAt: new Date(revision.formerMadeAt) } as Revision,
        }),
      };
    },

    /** The address of the newest that belongs to a request: the agency's last, or the visitor's own. */
    async newestOf(lead: string): Promise<string | undefined> {
      const [revised, own] = await Promise.all([
        db
          .selectFrom('revised_estimates')
          .select('token')
          .where('lead_id', '=', lead)
          .orderBy('number', 'desc')
          .executeTakeFirst(),
        db.selectFrom('estimates').select('token').where('lead_id', '=', lead).executeTakeFirst(),
      ]);
      return (revised ?? own)?.token;
    },

    /** What visitors chose last, newest first, without anything of who they are. */
    async recentProjects(): Promise<Project[]> {
      const rows = await db
        .selectFrom('estimates')
        .select('body')
        .orderBy('created_at', 'desc')
        .orderBy('token')
        .limit(RECENT)
        .execute();
      return rows.map(({ body }) => {
        const { selection, calculator } = JSON.parse(body);
        return projectOf(selection, sectionSchemas.calculator.parse(calculator));
      });
    },

    /** The address of the estimate that belongs to a request. */
    async tokenOf(lead: string): Promise<string> {
      const { token } = await db
        .selectFrom('estimates')
        .select('token')
        .where('lead_id', '=', lead)
        .executeTakeFirstOrThrow();
      return token;
    },

    /** Made once as long as the agency's imprint stays, one at a time. */
    async pdf(estimate: StoredEstimate): Promise<Buffer> {
      const { language, madeAt, token } = estimate;
      const { agency } = await content.section('common', language);
      const { street, postalCode, city } = agency.address;
      const imprint = [
        `${street}, ${postalCode} ${city}`,
        `${agency.phone} · ${agency.email}`,
        siteUrl + pathTo('estimate', language, token),
      ];
      const key = [token, agency.name, ...imprint].join('\n');
      const sheet = estimateSheet(estimate);
      const made =
        pdfs.get(key) ??
        gate.documents.pass(() => estimatePdf({ sheet, language, shop: agency.name, imprint, madeAt }));
      pdfs.set(key, made);
      made.catch(() => pdfs.delete(key));
      return made;
    },
  };
}

export type EstimateService = ReturnType<typeof createEstimateService>;
