import type { SectionContent } from '#domain/content/sections.ts';
import type { Language } from '#domain/languages.ts';
import { type Page, pageList, pathTo } from '#domain/pages.ts';
import { pageName } from '#domain/seo/page-name.ts';
import type { PublicServices } from '#server/public-services.ts';
import { managedTexts } from '../../seo/managed-texts.ts';

type GroupName = keyof SectionContent<'common'>['siteMap']['groups'];

export interface MapGroup {
  name: GroupName;
  links: { name: string; to: string }[];
}

/** With more of them the list stands on its own page. */
const ENTRIES = 60;
const LEGAL = ['legal', 'privacy', 'terms', 'accessibility', 'siteMap'];

/** Every page that can be read in a language, under the name it has itself, in the groups of the plan. */
export async function listPages(services: PublicServices, language: Language): Promise<MapGroup[]> {
  const pages = pageList.filter((page) => page.aliasOf === undefined && !page[language].includes('{slug}'));
  const named = await Promise.all(
    pages.map(async (page) => ({
      name: pageName((await managedTexts(services, page, language)).title),
      to: pathTo(page.id, language),
      group: groupOf(page),
    })),
  );
  const [studies, articles] = await Promise.all([
    services.caseStudies.published(language),
    services.articles.published(language),
  ]);
  const links = (group: GroupName) => named.filter((page) => page.group === group).map(linkTo);
  const entries = (id: 'caseStudyDetail' | 'article', all: readonly { slug: string; title: string }[]) =>
    all.slice(0, ENTRIES).map(({ slug, title }) => ({ name: title, to: pathTo(id, language, slug) }));
  const groups: MapGroup[] = [
    { name: 'pages', links: links('pages') },
    { name: 'caseStudies', links: entries('caseStudyDetail', studies) },
    { name: 'services', links: links('services') },
    { name: 'articles', links: entries('article', articles) },
    { name: 'legal', links: links('legal') },
  ];
  return groups.filter((group) => group.links.length > 0);
}

const linkTo = ({ name, to }: { name: string; to: string }) => ({ name, to });

function groupOf({ id, fr }: Page): GroupName {
  if (LEGAL.includes(id)) return 'legal';
  return fr.startsWith('/expertises') || id === 'reactApps' ? 'services' : 'pages';
}
