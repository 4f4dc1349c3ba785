import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { summariseArticle } from '../../domain/articles/article-list.ts';
import { listedCategories } from '../../domain/articles/categories.ts';
import { withCategory } from '../../domain/articles/listed-article.ts';
import { relatedTo } from '../../domain/articles/related.ts';
import { shareLinks } from '../../domain/articles/share-links.ts';
import { seoTexts } from '../../domain/content/section-parts/seo-texts.ts';
import { statsOrDefault } from '../../domain/content/section-parts/stats.ts';
import { withAnchors } from '../../domain/rich-text/headings.ts';
import { projectDir } from '../../scripts/run.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/database/database.ts';
import { createLog } from '../../server/log.ts';
import { createServices, type Services } from '../../server/services.ts';
import { ARTICLE_SLUG } from './peer-pages.ts';

const LANGUAGE = 'fr';

/** What the three pages say, as their loaders hand it to our own screens: one file per page. */
export async function writeContent(peerDirs: string[]): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vitrine-peers-'));
  const database = await openDatabase({ url: path.join(dataDir, 'vitrine.sqlite') });
  const services = createServices({
    config: readConfig({ DATA_DIR: dataDir }),
    database,
    contentDir: path.join(projectDir, 'content'),
    log: createLog('error').log,
    now: () => new Date(),
  });
  const pages = { ...(await screens(services)), article: await article(services) };
  for (const peerDir of peerDirs) {
    const folder = path.join(peerDir, 'data');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const [name, content] of Object.entries(pages))
      await writeFile(path.join(folder, `${name}.json`), JSON.stringify(content));
  }
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}

async function screens({ content, now }: Services) {
  const [common, contact, services, home, testimonials, faq] = await Promise.all([
    content.section('common', LANGUAGE),
    content.section('contact', LANGUAGE),
    content.section('services', LANGUAGE),
    content.section('home', LANGUAGE),
    content.section('testimonials', LANGUAGE),
    content.section('faq', LANGUAGE),
  ]);
  const stats = { ...home.stats, items: statsOrDefault(home.stats.items, LANGUAGE) };
  return {
    shell: { common, chat: contact.chat, megaMenu: services.megaMenu, year: now().getFullYear() },
    home: { ...home, seo: seoTexts(home), stats, testimonials, faq, partnerList: common.partners.items },
    contact: { ...contact, seo: seoTexts(contact) },
  };
}

async function article({ articles, content, richText, siteUrl }: Services) {
  const found = await articles.publishedBySlug(LANGUAGE, ARTICLE_SLUG);
  if (!found) throw new Error(`There is no article ${ARTICLE_SLUG}.`);
  const blog = await content.section('blog', LANGUAGE);
  const summaries = [summariseArticle(found), ...relatedTo(found, await articles.published(LANGUAGE))];
  const [listed, ...related] = withCategory(summaries, listedCategories(blog));
  const { title, excerpt, seoTitle, seoDescription } = found;
  return {
    seo: { title: seoTitle || title, description: seoDescription || excerpt },
    article: listed,
    related,
    body: withAnchors(await richText(found.content)),
    texts: blog.article,
    readMore: blog.readMore,
    share: shareLinks({ address: `${siteUrl}/blog/${ARTICLE_SLUG}`, title, excerpt }),
  };
}
