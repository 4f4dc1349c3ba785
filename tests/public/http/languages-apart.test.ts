import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { sections } from '#domain/content/sections.ts';
import { type Language, languages } from '#domain/languages.ts';
import { textOfSection } from '#tests/support/data/text-of-section.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { publicPages } from '#tests/support/requirements.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';
import { contentDir } from '#tests/support/site/stores.ts';

const checksum = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

/** The checksum of every answer of a language: all its pages and all its data. */
async function answersOf(site: Site, language: Language): Promise<Record<string, string>> {
  const data = sections.map((section) => `/data/${language}/${section}.json`);
  const addresses = [...data, ...publicPages().map((page) => page[language])];
  const sums: Record<string, string> = {};
  for (const address of addresses) sums[address] = checksum(await site.text(address));
  return sums;
}

async function shippedFiles(): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for await (const file of glob('**/*.json', { cwd: contentDir }))
    sums[file] = checksum(await readFile(path.join(contentDir, file)));
  return sums;
}

/** Edits of every section in one language: a text of it, and in the common words a name that each page shows. */
async function editAll(site: Site, language: Language): Promise<void> {
  const admin = await site.signIn();
  const update = async (section: string, field: string, basedOn: number) => {
    const value = `Édité ${section}`;
    const response = await admin.patch(`/api/content/${language}/${section}`, {
      path: field,
      value,
      basedOn,
    });
    expect([section, field, response.status]).toEqual([section, field, 200]);
  };
  for (const section of sections) await update(section, textOfSection(section), 0);
  await update('common', 'agency.name', 1);
}

const changed = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(before).filter((address) => before[address] !== after[address]);

onBothEngines('two languages', (engine) => {
  test.for(languages.map((language) => [language, language === 'fr' ? 'en' : 'fr'] as const))(
    '[STORE-02] [STORE-07] edits in %s change every answer of it, none in %s, and no shipped file',
    async ([edited, other]) => {
      const site = await startSite({ engine });
      const files = await shippedFiles();
      const before = { edited: await answersOf(site, edited), other: await answersOf(site, other) };
      await editAll(site, edited);
      const after = { edited: await answersOf(site, edited), other: await answersOf(site, other) };

      expect(changed(before.other, after.other)).toEqual([]);
      expect(changed(before.edited, after.edited)).toEqual(Object.keys(before.edited));
      expect(await shippedFiles()).toEqual(files);
      expect(Object.keys(files).length).toBeGreaterThan(2 * sections.length);
    },
  );
});
