import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { adminScreens } from '../app/admin/routes.ts';
import { entryOf } from '../app/admin/shell/navigation.ts';
import { screenFolder } from '../app/site/screen-folder.ts';
import { isSection, type Section, sections } from '../domain/content/sections.ts';
import { adminPaths, type Page, pageList } from '../domain/pages.ts';
import { projectDir } from './run.ts';

const HEAD = `# Pages and sections

Written by \`npm run page-table\`. The contract gives pages, screens and sections their names; where they differ, this joins them.
`;

/** The text of `docs/pages.md`. */
export function pageTable(): string {
  const pages = pageList.map((page) => [
    page.id,
    `\`${page.fr}\`, \`${page.en}\``,
    `\`app/site/screens/${screenFolder(page.screen)}/\``,
    sectionsOf(page).join(', '),
    page.seo,
  ]);
  const edited = sections.map((section) => [
    section,
    `\`domain/content/sections/${section}.schema.ts\``,
    `\`content/fr/${section}.json\``,
    `\`app/${editorOf(section)}\``,
    pageList
      .filter((page) => sectionsOf(page).includes(section))
      .map(({ id }) => id)
      .join(', '),
  ]);
  const screens = adminScreens
    .filter(([address]) => !address.startsWith('pages/'))
    .map(([address, file]) => [
      `\`${adminPaths.fr}/${address}\``,
      `\`app/${path.dirname(file)}/\``,
      entryOf(address.replace(/\/:.*/, ''))?.label ?? '',
    ]);
  return [
    HEAD,
    '## Pages\n',
    table(['page id', 'addresses', 'screen', 'sections it reads', 'search texts'], pages),
    '## Sections\n',
    table(['section', 'schema', 'shipped words', 'editor', 'pages'], edited),
    '## Screens of the back office\n',
    table(['address', 'folder', 'called'], screens),
  ].join('\n');
}

/** The sections that the loader of a page's screen names. */
function sectionsOf({ screen }: Page): string[] {
  const file = path.join(projectDir, 'app/site/screens', screenFolder(screen), 'route.tsx');
  const named = readFileSync(file, 'utf8').match(/(?:pageLoader\(|sections: \[|\.section\()[^)\]]*/g) ?? [];
  const names = [...named.join().matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
  return [...new Set(names.filter(isSection))];
}

function editorOf(section: Section): string {
  const own = adminScreens.find(([address]) => address === `pages/${section}`);
  const generic = adminScreens.find(([address]) => address === 'pages/:section');
  return path.dirname((own ?? generic)?.[1] ?? '').concat('/');
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |\n`;
  return line(head) + line(head.map(() => '---')) + rows.map(line).join('');
}

if (import.meta.main) writeFileSync(path.join(projectDir, 'docs/pages.md'), pageTable());
