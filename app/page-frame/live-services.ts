import type { Article } from '#domain/articles/article.schema.ts';
import type { ArticleSummary } from '#domain/articles/article-list.ts';
import type { CaseStudy } from '#domain/case-studies/case-study.schema.ts';
import type { CaseStudySummary } from '#domain/case-studies/case-study-list.ts';
import { isSection, type Section, type SectionContent, sectionSchemas } from '#domain/content/sections.ts';
import type { FieldShape } from '#domain/editing/shape.ts';
import type { Language } from '#domain/languages.ts';
import type { PublicEntries, PublicServices } from '#server/public-services.ts';
import { readHtml } from '../admin/editors/articles/read-html.ts';
import type { ArticleViewProps } from '../site/screens/article/view.tsx';
import { createMarks, cutMark, markNodes, markTexts } from './marks.ts';
import type { Written, WrittenEntry, WrittenSection } from './messages.ts';
import { createPictures } from './pictures.ts';
import { markArticle, writtenArticle, writtenStudy } from './written-entries.ts';

/** Asks the server for something of the site as it is written. */
export type QueryWrittenSite = <T>(method: string, ...args: string[]) => Promise<T>;

export type LiveServices = ReturnType<typeof createLiveServices>;

/** What the loaders of public pages ask of the server: answered from what is being written, then by the server. */
export function createLiveServices(query: QueryWrittenSite, siteUrl: string) {
  const marks = createMarks();
  const pictures = createPictures();
  const sections = new Map<string, { content: unknown; shape: FieldShape }>();
  const entries = new Map<string, WrittenEntry>();
  let results = new Map<string, Promise<unknown>>();

  const queryOnce: QueryWrittenSite = <T>(...asked: [string, ...string[]]) => {
    const key = JSON.stringify(asked);
    const result = results.get(key) ?? query(...asked);
    results.set(key, result);
    return result as Promise<T>;
  };

  async function section<S extends Section>(name: S, language: string): Promise<SectionContent<S>> {
    const { content, shape } =
      sections.get(`${language}/${name}`) ??
      (await queryOnce<{ content: unknown; shape: FieldShape }>('section', name, language));
    pictures.learn(shape, content, name);
    return markTexts(shape, content, name, marks) as SectionContent<S>;
  }

  const entriesOf = <Listed, Full>(collection: string): PublicEntries<Listed, Full> => ({
    published: (language) => queryOnce(`${collection}.published`, language),
    publishedBySlug: (language, slug) => queryOnce(`${collection}.publishedBySlug`, language, slug),
    renamed: (language, slug) => queryOnce(`${collection}.renamed`, language, slug),
  });
  const articles = entriesOf<ArticleSummary, Article>('articles');
  const caseStudies = entriesOf<CaseStudySummary, CaseStudy>('caseStudies');

  /** The entry that is being written, by the slug of its page. */
  const writtenAt = (collection: WrittenEntry['collection'], language: Language, slug: string) =>
    entries.get(`${language}/${collection}/${slug}`);

  /** The text of the article that is being written: read here, the server would be asked at each letter. */
  let body: string | undefined;

  const services: PublicServices = {
    siteUrl,
    now: () => new Date(),
    log: { error: (details, message) => console.error(message, details) },
    content: { section },
    articles: {
      ...articles,
      async publishedBySlug(language, slug) {
        const written = writtenAt('articles', language, slug);
        if (!written) return articles.publishedBySlug(language, slug);
        pictures.learn(written.shape, written.form, 'article');
        const article = writtenArticle(written);
        body = article.content;
        return article;
      },
      search: (language, text) => queryOnce('articles.search', language, text),
    },
    caseStudies: {
      ...caseStudies,
      async publishedBySlug(language, slug) {
        const written = writtenAt('case-studies', language, slug);
        if (!written) return caseStudies.publishedBySlug(language, slug);
        pictures.learn(written.shape, written.form, 'case-study');
        return writtenStudy(written, marks);
      },
    },
    appointments: { offered: () => queryOnce('appointments.offered') },
    async richText(source) {
      if (source === body) return readHtml(source);
      const [text, mark] = cutMark(source);
      return markNodes(await queryOnce('richText', text), mark);
    },
  };

  return {
    services,
    marks,
    pictures,
    write(written: Written): void {
      const { collection, language, shape } = written;
      if (collection === 'section')
        sections.set(`${language}/${written.section}`, { content: asShown(written), shape });
      else entries.set(`${language}/${collection}/${written.at}`, written);
    },
    queryOnce,
    writtenAt,
    /** What the page of an article shows, marked where it is the one that is being written. */
    articlePage: <Page extends Pick<ArticleViewProps, 'article' | 'body' | 'page'>>(
      page: Page,
      language: Language,
      slug: string,
    ): Page => (writtenAt('articles', language, slug) ? markArticle(page, marks) : page),
    /** What others wrote since is asked for anew. */
    forget(): void {
      results = new Map();
    },
  };
}

/** What visitors would read: where a text may not be blank, its built-in words. */
function asShown({ section, content }: WrittenSection): unknown {
  const parsed = isSection(section) ? sectionSchemas[section].safeParse(content) : undefined;
  return parsed?.success ? parsed.data : content;
}
