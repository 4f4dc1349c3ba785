import { expect, test } from 'vitest';
import { type Section, sectionSchemas, sections } from '#domain/content/sections.ts';
import { describeSchema } from '#domain/editing/describe.ts';
import { type Language, languages } from '#domain/languages.ts';
import { feedPaths } from '#domain/pages.ts';
import { publish } from '#tests/support/data/articles.ts';
import { edit } from '#tests/support/data/edit.ts';
import { listedPaths } from '#tests/support/listed-paths.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';
import { startMarkedSite } from '#tests/support/texts/marked-site.ts';
import { MARK, marked } from '#tests/support/texts/marked-texts.ts';

const METRICS_TOKEN = 'a token for the tests';

async function hitsOf(site: Site): Promise<number> {
  const response = await site.get('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return Number(/^vitrine_cache_hits_total (\d+)$/m.exec(await response.text())?.[1]);
}

const addressesOf = async (site: Site) => [
  ...(await listedPaths(site)),
  ...['/zqzzz', '/en/zqzzz', '/sitemap.xml', '/llms.txt', ...Object.values(feedPaths)],
];

async function readAll(site: Site, addresses: readonly string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const address of addresses) texts.set(address, await site.text(address));
  return texts;
}

test('[KEPT-01] whatever shows a text of a section shows the new one once it is published', async () => {
  const { site, marks } = await startMarkedSite();
  const kept = await readAll(site, await addressesOf(site));
  const publishAnew = async (section: Section, language: Language) => {
    const { content: before, rev } = await site.services.content.load(section, language);
    const shape = describeSchema(sectionSchemas[section]);
    const words = marked(marks, `${language} ${section}`, shape, before);
    await site.services.content.save(section, language, words, { by: 'test', basedOn: rev });
  };
  const isOf = (section: Section, language: Language) => (mark: string) =>
    marks.fields.get(mark)?.startsWith(`${language} ${section}.`) ?? false;

  for (const language of languages)
    for (const section of sections) {
      const shown = [...kept].filter(([, text]) => (text.match(MARK) ?? []).some(isOf(section, language)));
      const old = new Set(
        shown.flatMap(([, text]) => text.match(MARK) ?? []).filter(isOf(section, language)),
      );
      await publishAnew(section, language);
      for (const [address] of shown) {
        const text = await site.text(address);
        kept.set(address, text);
        expect
          .soft(
            (text.match(MARK) ?? []).filter((mark) => old.has(mark)),
            address,
          )
          .toEqual([]);
      }
    }
});

test('[KEPT-01] a page that was made from other texts stays kept', async () => {
  const site = await startSite({ environment: { METRICS_TOKEN } });
  const hits = async (addresses: readonly string[]) => {
    const before = await hitsOf(site);
    await readAll(site, addresses);
    return (await hitsOf(site)) - before;
  };
  const [hosting, legal, english, blog] = ['/expertises/hebergement', '/mentions-legales', '/en', '/blog'];
  const all = [hosting, legal, english, blog];
  await readAll(site, all);
  expect(await hits(all)).toBe(4);
  await edit(site, 'fr', 'hosting', { 'hero.title': 'Un autre titre' });
  expect(await hits([legal, english, blog])).toBe(3);
  expect(await hits([hosting])).toBe(0);
  await publish(site, 'nouveau');
  expect(await hits([legal, english])).toBe(2);
  expect(await hits([blog])).toBe(0);
  await edit(site, 'fr', 'common', { 'agency.phone': '03 20 00 00 01' });
  expect(await hits([english])).toBe(1);
  expect(await hits([hosting, legal, blog])).toBe(0);
});
