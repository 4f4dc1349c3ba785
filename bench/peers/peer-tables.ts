import { targets } from '../targets.ts';
import { type Contender, type ContenderName, contenders, isPeer } from './contenders.ts';
import type { Figures, PageFigures, SiteFigures } from './figures.ts';
import { figure, table, verdict } from './markdown.ts';
import { pageKinds } from './page-kinds.ts';
import { pages as peerPages } from './peer-pages.ts';

/** One line of a table: where its figure is, and what it should be beside those of the peers. */
interface Line<Source> {
  what: string;
  read(source: Source): number | undefined;
  digits?: number;
  /** More is better. */
  more?: true;
  target?: string;
  met?(ours: number, others: Others): boolean;
}

/** Figures of the others. */
interface Others {
  best: number;
  next: number;
  plain: number;
}

const pageLines: Line<PageFigures>[] = [
  {
    what: 'Lighthouse performance, mobile',
    read: (page) => page.lighthouse?.performance,
    more: true,
    target: '100',
    met: (ours) => ours === 100,
  },
  {
    what: 'LCP, ms',
    read: (page) => page.lighthouse?.lcpMs,
    target: `at most ${targets.lcpToPeers} of the best peer, ${targets.lcpToPlain} of the plain file`,
    met: (ours, { best, plain }) => ours <= targets.lcpToPeers * best && ours <= targets.lcpToPlain * plain,
  },
  {
    what: 'TBT, ms',
    read: (page) => page.lighthouse?.tbtMs,
    target: `at most ${targets.tbtMs}`,
    met: (ours) => ours <= targets.tbtMs,
  },
  {
    what: 'CLS',
    read: (page) => page.lighthouse?.cls,
    digits: 3,
    target: '0',
    met: (ours) => ours < 0.0005,
  },
  {
    what: 'INP, processor 4 times slower, ms',
    read: (page) => page.interaction?.restedMs,
    target: `at most ${targets.inpMs}`,
    met: (ours) => ours <= targets.inpMs,
  },
  {
    what: 'INP while the page boots, ms',
    read: (page) => page.interaction?.bootingMs,
    target: `at most ${targets.inpBootingMs}`,
    met: (ours) => ours <= targets.inpBootingMs,
  },
  {
    what: 'first view on a telephone, kB',
    read: (page) => page.first?.kilobytes,
    target: `at most ${targets.firstViewKilobytes}`,
    met: (ours) => ours <= targets.firstViewKilobytes,
  },
  { what: 'of which scripts, kB', read: (page) => page.first?.scriptKilobytes },
  { what: 'scripts asked for before the first paint', read: (page) => page.interaction?.earlyScripts },
  { what: 'requests of the first view', read: (page) => page.first?.requests },
  { what: 'whole page on a large screen, kB', read: (page) => page.whole?.kilobytes },
  { what: 'elements', read: (page) => page.whole?.elements },
  { what: 'EcoIndex', read: (page) => page.whole?.ecoIndex, digits: 1, more: true },
  {
    what: 'requests per second, asked as browsers do',
    read: (page) => page.perSecond?.browser,
    more: true,
    target: `at least ${targets.ratioToNext} times Next.js`,
    met: (ours, { next }) => ours >= targets.ratioToNext * next,
  },
  {
    what: 'requests per second, no compression asked',
    read: (page) => page.perSecond?.plain,
    more: true,
  },
];

const siteLines: Line<SiteFigures>[] = [
  {
    what: 'from home to contact, after hover, ms',
    read: (site) => site.navigationMs,
    target: `at most ${targets.navigationMs}`,
    met: (ours) => ours <= targets.navigationMs,
  },
  {
    what: 'from an edit to a visitor seeing it, ms',
    read: (site) => site.editMs,
    digits: 1,
    target: `under ${targets.saveToVisibleMs}`,
    met: (ours) => ours < targets.saveToVisibleMs,
  },
  { what: 'build from nothing, s', read: (site) => site.buildMs / 1000, digits: 1 },
];

export function peerTables(figures: Figures): string[] {
  const names = Object.keys(figures) as ContenderName[];
  const edits = names.flatMap((name) => {
    const { label, edit }: Contender = contenders[name];
    return edit ? [`${label}: ${edit}`] : [];
  });
  return [
    '## Beside its peers',
    'The same three pages, made of the same components, words, pictures, fonts and style sheet; how they are built and what was chosen for them: [bench/peers](../bench/peers/README.md). A ratio is ours to the best peer; the plain HTML file, our page without its scripts, is the floor and no peer. Of times, weights and counts less is better, of scores and requests per second more.',
    ...pageKinds
      .filter(({ path }) => peerPages.includes(path))
      .flatMap(({ name, path }) => [
        `### ${name}, \`${path}\``,
        comparison(names, pageLines, (contender) => figures[contender]?.pages[path]),
      ]),
    '### the site',
    comparison(names, siteLines, (contender) => figures[contender]),
    `How an edit gets there. ${edits.join('; ')}. Our build is of the whole site with its back office, theirs of three pages.`,
  ];
}

function comparison<Source>(
  names: ContenderName[],
  lines: Line<Source>[],
  sourceOf: (name: ContenderName) => Source | undefined,
): string {
  const head = ['', ...names.map((name) => contenders[name].label), 'ratio', 'target', ''];
  return table(
    head,
    lines.map((line) => {
      const value = (name: ContenderName) => {
        const source = sourceOf(name);
        return source ? line.read(source) : undefined;
      };
      const ours = value('ours');
      const peers = names.filter(isPeer).flatMap((name) => value(name) ?? []);
      const best = line.more ? Math.max(...peers) : Math.min(...peers);
      const known = ours !== undefined && peers.length > 0;
      const others = { best, next: value('next') ?? Number.NaN, plain: value('plain') ?? Number.NaN };
      const met = known && line.met ? line.met(ours, others) : undefined;
      return [
        line.what,
        ...names.map((name) => figure(value(name), line.digits)),
        known && best !== 0 ? figure(ours / best, 2) : '–',
        line.target ?? '',
        verdict(met),
      ];
    }),
  );
}
