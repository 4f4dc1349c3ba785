import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { servicesContext } from '../../app/http/services.ts';
import { otherLanguagePath } from '../../app/site/alternates.ts';
import { pageLoader } from '../../app/site/page-loader.ts';
import { managedTexts } from '../../app/site/seo/managed-texts.ts';
import { sharedWords } from '../../app/site/shared-words.ts';
import { findStories, withStories } from '../../app/site/stories.ts';
import { summariseArticle } from '../../domain/articles/article-list.ts';
import { listedCategories } from '../../domain/articles/categories.ts';
import { blogCategories } from '../../domain/articles/category-choices.ts';
import { withCategory } from '../../domain/articles/listed-article.ts';
import { relatedTo } from '../../domain/articles/related.ts';
import { shareLinks } from '../../domain/articles/share-links.ts';
import { statsOrDefault } from '../../domain/content/section-parts/stats.ts';
import { contactPrefill } from '../../domain/leads/forms/contact-prefill.ts';
import { localisedHref } from '../../domain/localised-href.ts';
import { findPage, pathTo } from '../../domain/pages.ts';
import { parisYear } from '../../domain/paris-day.ts';
import { withAnchors } from '../../domain/rich-text/headings.ts';
import { withTableHeads } from '../../domain/rich-text/table-heads.ts';
import { pageName } from '../../domain/seo/page-name.ts';
import { projectDir } from '../../scripts/run.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/database/database.ts';
import { createLog } from '../../server/log.ts';
import { createServices, type Services } from '../../server/services.ts';
import { ARTICLE_SLUG, pages as peerPages } from './peer-pages.ts';

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
  const pages = {
    shell: await shell(services),
    home: await home(services),
    article: await article(services),
    contact: await contact(services),
  };
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

async function shell(services: Services) {
  const { content, now } = services;
  const [common, { chat }, { megaMenu }] = await Promise.all([
    content.section('common', LANGUAGE),
    content.section('contact', LANGUAGE),
    content.section('services', LANGUAGE),
  ]);
  const languageHrefs = await Promise.all(
    peerPages.map(async (page) => [page, await otherLanguagePath(findPage(page), LANGUAGE, services)]),
  );
  return {
    common: sharedWords(common),
    chat,
    megaMenu,
    languageHrefs: Object.fromEntries(languageHrefs),
    year: parisYear(now()),
  };
}

async function home(services: Services) {
  const args = argsOf(services, pathTo('home', LANGUAGE));
  const { head, content } = await pageLoader('home', 'testimonials', 'faq', 'common')(args);
  const { home, common, testimonials, faq } = content;
  const find = await findStories(args);
  return {
    ...home,
    seo: head,
    stats: { ...home.stats, items: statsOrDefault(home.stats.items, LANGUAGE) },
    faq,
    partnerList: withStories(common.partners.items, find),
    testimonials: { ...testimonials, items: withStories(testimonials.items, find) },
  };
}

async function contact(services: Services) {
  const { head, content } = await pageLoader('contact')(argsOf(services, pathTo('contact', LANGUAGE)));
  const { appointment, hero, info, promise, form } = content.contact;
  return {
    seo: head,
    contact: { hero, info, promise, form },
    booking: appointment.link,
    prefill: contactPrefill(new URLSearchParams(), form.prefill),
  };
}

/** What our own loaders are called with. */
function argsOf(services: Services, page: string): LoaderFunctionArgs {
  const context = new RouterContextProvider(new Map([[servicesContext, services]]));
  const url = new URL(page, services.siteUrl);
  return { request: new Request(url), url, pattern: page, params: {}, context };
}

async function article(services: Services) {
  const { articles, content, richText, siteUrl } = services;
  const found = await articles.publishedBySlug(LANGUAGE, ARTICLE_SLUG);
  if (!found) throw new Error(`There is no article ${ARTICLE_SLUG}.`);
  const { title, excerpt, seoTitle, seoDescription } = found;
  const blog = await content.section('blog', LANGUAGE);
  const [listed, ...related] = withCategory(
    [summariseArticle(found), ...relatedTo(found, await articles.published(LANGUAGE))],
    [...blogCategories(blog.categories), ...listedCategories(blog)],
  );
  const address = siteUrl + pathTo('article', LANGUAGE, ARTICLE_SLUG);
  return {
    seo: { title: seoTitle || title, description: seoDescription || excerpt },
    article: listed,
    related,
    body: withAnchors(withTableHeads(await richText(found.content), title)),
    texts: blog.article,
    card: { readMore: blog.readMore, readTime: blog.readTime },
    share: { address, links: shareLinks({ address, title, excerpt }) },
    page: await namedPage(services, found.page),
  };
}

async function namedPage(services: Services, address = '') {
  const match = findPage(address.split(/[?#]/)[0] ?? '');
  if (!match || match.slug !== undefined) return undefined;
  const { title } = await managedTexts(services, match.page, LANGUAGE);
  return { name: pageName(title), path: localisedHref(address, LANGUAGE) };
}
