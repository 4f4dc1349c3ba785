import type { Section, SectionContent } from '#domain/content/sections.ts';
import type { FieldShape } from '#domain/editing/shape.ts';
import type { PublicEntries, PublicServices } from '#server/public-services.ts';
import { createMarks, cutMark, markNodes, markTexts } from './marks.ts';
import type { WrittenSection } from './messages.ts';
import { createPictures } from './pictures.ts';

/** Asks the server for something of the site as it is written. */
export type Ask = <T>(question: string, ...of: string[]) => Promise<T>;

/** What the loaders of public pages ask of the server: answered from what is being written, then by the server. */
export function createLiveServices(ask: Ask, siteUrl: string) {
  const marks = createMarks();
  const pictures = createPictures();
  const written = new Map<string, { content: unknown; shape: FieldShape }>();
  let answers = new Map<string, Promise<unknown>>();

  const askOnce: Ask = <T>(...question: [string, ...string[]]) => {
    const key = JSON.stringify(question);
    const asked = answers.get(key) ?? ask(...question);
    answers.set(key, asked);
    return asked as Promise<T>;
  };

  async function section<S extends Section>(name: S, language: string): Promise<SectionContent<S>> {
    const { content, shape } =
      written.get(`${language}/${name}`) ??
      (await askOnce<{ content: unknown; shape: FieldShape }>('section', name, language));
    pictures.learn(shape, content, name);
    return markTexts(shape, content, name, marks) as SectionContent<S>;
  }

  const entries = <Listed, Full>(collection: string): PublicEntries<Listed, Full> => ({
    published: (language) => askOnce(`${collection}.published`, language),
    publishedBySlug: (language, slug) => askOnce(`${collection}.publishedBySlug`, language, slug),
    renamed: (language, slug) => askOnce(`${collection}.renamed`, language, slug),
  });

  const services: PublicServices = {
    siteUrl,
    now: () => new Date(),
    log: { error: (details, message) => console.error(message, details) },
    content: { section },
    articles: {
      ...entries('articles'),
      search: (language, text) => askOnce('articles.search', language, text),
    },
    caseStudies: entries('caseStudies'),
    lists: {
      categories: (language) => askOnce('lists.categories', language),
      gallery: () => askOnce('lists.gallery'),
      carrousel: () => askOnce('lists.carrousel'),
    },
    async richText(source) {
      const [text, mark] = cutMark(source);
      return markNodes(await askOnce('richText', text), mark);
    },
  };

  return {
    services,
    marks,
    pictures,
    write({ section: name, language, content, shape }: WrittenSection): void {
      written.set(`${language}/${name}`, { content, shape });
    },
    /** What others wrote since is asked for anew. */
    forget(): void {
      answers = new Map();
    },
  };
}
