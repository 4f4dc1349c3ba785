import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { articleSchema } from '#domain/articles/article.schema.ts';
import { caseStudySchema } from '#domain/case-studies/case-study.schema.ts';
import { withValueAt } from '#domain/content/lookup.ts';
import { type Section, sectionSchemas, sections } from '#domain/content/sections.ts';
import { describeSchema } from '#domain/editing/describe.ts';
import { languages } from '#domain/languages.ts';
import { startSite } from '../site/site.ts';
import { createMarks, type Marks, marked } from './marked-texts.ts';

/** The categories that the blog page has names for. */
const CATEGORIES = ['Technologie', 'Design', 'Marketing Digital', 'Développement Web'];

/** What lets texts be seen: switches, and one partner whose logo has no description, so that its name is read out. */
const SETTINGS: [section: Section, path: string, value: unknown][] = [
  ['common', 'announcement.enabled', true],
  ['common', 'partners.items.0.alt', ''],
  ['contact', 'answer.enabled', true],
];

/** A site in which every text of every section, article, case study and list is a word of its own. */
export async function startMarkedSite(options: Parameters<typeof startSite>[0] = {}) {
  const marks = createMarks();
  const site = await startSite({ ...options, prepareContent: (folder) => markFiles(folder, marks) });
  const { content } = site.services;
  for (const language of languages)
    for (const section of sections) {
      const { content: before, rev } = await content.load(section, language);
      const words = marked(marks, `${language} ${section}`, describeSchema(sectionSchemas[section]), before);
      await content.save(section, language, arranged(section, words), { by: 'test', basedOn: rev });
    }
  return { site, marks };
}

function arranged(section: Section, words: unknown): unknown {
  return SETTINGS.filter(([name]) => name === section).reduce(
    (content, [, path, value]) => withValueAt(content, path, value),
    words,
  );
}

/** The files that are read as they are shipped. */
async function markFiles(folder: string, marks: Marks): Promise<void> {
  for (const language of languages) {
    await markEach(path.join(folder, language, 'articles'), (article, place) => ({
      ...(marked(marks, `${language} article`, describeSchema(articleSchema), article) as object),
      category: CATEGORIES[place % CATEGORIES.length],
      content: `<h2>${marks.wordFor(`${language} article.content`)}</h2><h3>${marks.wordFor(`${language} article.content`)}</h3><p>${marks.wordFor(`${language} article.content`)}</p>`,
    }));
    await markEach(path.join(folder, language, 'study-cases'), (study, place) => {
      const { hero, ...words } = marked(
        marks,
        `${language} case-study`,
        describeSchema(caseStudySchema),
        study,
      ) as {
        hero: object;
      };
      const { image: _, ...withoutImage } = hero as { image?: string };
      return {
        ...words,
        hero: place === 0 ? withoutImage : hero,
        technologies: {
          [marks.wordFor(`${language} case-study.technologies`)]: [
            marks.wordFor(`${language} case-study.technologies.*`),
          ],
        },
      };
    });
  }
}

type Json = Record<string, unknown>;

async function markEach(folder: string, mark: (entry: Json, place: number) => Json): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name !== 'index.json').sort();
  for (const [place, name] of files.entries())
    await rewrite(path.join(folder, name), (entry) => mark(entry, place));
}

async function rewrite(file: string, change: (content: Json) => Json): Promise<void> {
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')) as Json)));
}
