import { targets } from '../targets.ts';
import type { Figures, PageFigures, SiteFigures } from './figures.ts';
import { figure, table, verdict } from './markdown.ts';
import { pageKinds } from './page-kinds.ts';

interface Column {
  head: string;
  target: string;
  read(page: PageFigures): number | undefined;
  met(value: number): boolean;
  digits?: number;
}

const full = (value: number) => value === 100;
const none = (value: number) => value === 0;

const feel: Column[] = [
  { head: 'performance', target: '100', read: (page) => page.lighthouse?.performance, met: full },
  { head: 'accessibility', target: '100', read: (page) => page.lighthouse?.accessibility, met: full },
  { head: 'best practices', target: '100', read: (page) => page.lighthouse?.bestPractices, met: full },
  { head: 'SEO', target: '100', read: (page) => page.lighthouse?.seo, met: full },
  { head: 'LCP, ms', target: '', read: (page) => page.lighthouse?.lcpMs, met: () => true },
  {
    head: 'TBT, ms',
    target: `≤ ${targets.tbtMs}`,
    read: (page) => page.lighthouse?.tbtMs,
    met: (value) => value <= targets.tbtMs,
  },
  {
    head: 'CLS',
    target: '0',
    read: (page) => page.lighthouse?.cls,
    met: (value) => value < 0.0005,
    digits: 3,
  },
  {
    head: 'INP, ms',
    target: `≤ ${targets.inpMs}`,
    read: (page) => page.interaction?.restedMs,
    met: (value) => value <= targets.inpMs,
  },
  {
    head: 'INP booting, ms',
    target: `≤ ${targets.inpBootingMs}`,
    read: (page) => page.interaction?.bootingMs,
    met: (value) => value <= targets.inpBootingMs,
  },
];

const weight: Column[] = [
  {
    head: 'kB',
    target: `≤ ${targets.firstViewKilobytes}`,
    read: (page) => page.first?.kilobytes,
    met: (value) => value <= targets.firstViewKilobytes,
  },
  {
    head: 'requests',
    target: `≤ ${targets.firstViewRequests}`,
    read: (page) => page.first?.requests,
    met: (value) => value <= targets.firstViewRequests,
  },
  {
    head: 'scripts, kB',
    target: `≤ ${targets.scriptKilobytes}`,
    read: (page) => page.first?.scriptKilobytes,
    met: (value) => value <= targets.scriptKilobytes,
    digits: 1,
  },
  {
    head: 'scripts before paint',
    target: '0',
    read: (page) => page.interaction?.earlyScripts,
    met: none,
  },
  { head: 'other origins', target: '0', read: (page) => page.first?.foreignRequests.length, met: none },
  { head: 'elements', target: '', read: (page) => page.whole?.elements, met: () => true },
  {
    head: 'EcoIndex',
    target: `> ${targets.ecoIndex}`,
    read: (page) => page.whole?.ecoIndex,
    met: (value) => value > targets.ecoIndex,
    digits: 1,
  },
];

/** The rows of the targets that no table here shows, and what keeps them. */
const KEPT: [what: string, target: string, keeper: string][] = [
  ['Accessibility', 'axe: 0 violations, keyboard, 320 px, targets', 'tests/quality/accessibility.test.ts'],
  ['HTML', '0 errors', 'tests/quality/html.test.ts'],
  ['Links, languages', '0 broken, hreflang reciprocal, one hop', 'tests/quality/links.test.ts'],
];

/** Each kind of page of ours against the targets for the visitor. */
export function visitorTables({ ours }: Figures): string[] {
  if (!ours) return [];
  return [
    '## For the visitor',
    summary(ours),
    '### How each kind of page feels',
    'Lighthouse as it is by default (mobile), INP on a processor four times slower.',
    byKind(ours, feel),
    '### What each kind of page weighs',
    'First view on a telephone with an empty cache; elements and EcoIndex on a large screen, scrolled to the end.',
    byKind(ours, weight),
  ];
}

function byKind(ours: SiteFigures, columns: Column[]): string {
  const targetRow = ['target', '', ...columns.map(({ target }) => target), ''];
  const measured = pageKinds.filter(({ path }) => ours.pages[path]);
  const rows = measured.map((kind) => {
    const page = ours.pages[kind.path] ?? {};
    const missed = missedIn(page, columns);
    const gaps = columns.some(({ read }) => read(page) === undefined);
    const values = columns.map(({ read, digits }) => figure(read(page), digits));
    return [kind.name, `\`${kind.path}\``, ...values, verdictOf(missed, gaps)];
  });
  return table(['kind', 'page', ...columns.map(({ head }) => head), ''], [targetRow, ...rows]);
}

function verdictOf(missed: string[], gaps: boolean): string {
  if (missed.length > 0) return `**${missed.join(' · ')}**`;
  return gaps ? 'not all measured' : 'met';
}

function missedIn(page: PageFigures, columns: Column[]): string[] {
  return columns.flatMap(({ head, read, met }) => {
    const value = read(page);
    return value === undefined || met(value) ? [] : [head];
  });
}

function summary(ours: SiteFigures): string {
  const columns = [...feel, ...weight].filter(({ target }) => target !== '');
  const rows = columns.map((column) => {
    const values = pageKinds
      .flatMap(({ path }) => column.read(ours.pages[path] ?? {}) ?? [])
      .toSorted((a, b) => a - b);
    const kept = values.filter(column.met);
    const range = `${figure(values[0], column.digits)} to ${figure(values.at(-1), column.digits)}`;
    const met = values.length === 0 ? undefined : kept.length === values.length;
    return [column.head, column.target, range, `${kept.length} of ${values.length}`, verdict(met)];
  });
  const { navigationMs } = ours;
  const quickly = navigationMs === undefined ? undefined : navigationMs <= targets.navigationMs;
  rows.push([
    'next page after hover, ms',
    `≤ ${targets.navigationMs}`,
    figure(navigationMs),
    '',
    verdict(quickly),
  ]);
  for (const [what, target, keeper] of KEPT) rows.push([what, target, `\`${keeper}\``, '', 'kept by tests']);
  return table(['what', 'target', 'measured, least to most', 'kinds of page', ''], rows);
}
