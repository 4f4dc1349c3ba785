import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sectionSchemas } from '#domain/content/sections.ts';
import { ContentProvider } from '../content.tsx';
import { SCROLLING_ROWS, ScrollingTestimonials } from './scrolling-testimonials.tsx';

const common = sectionSchemas.common.parse({});

/** The section with so many testimonials, as the server sends it. */
function render(count: number, scrolling = {}) {
  const items = Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Client ${index}.` }));
  const content = sectionSchemas.testimonials.parse({ items, scrolling });
  return renderToString(
    <ContentProvider language="fr" common={common}>
      <ScrollingTestimonials heading={content.scrolling} items={content.items} />
    </ContentProvider>,
  );
}

/** How many cards each row holds. */
const rows = (html: string) =>
  [...html.matchAll(/<ul[^>]*>([\s\S]*?)<\/ul>/g)].map(([, row = '']) => row.match(/<li/g)?.length ?? 0);

test.each([
  [8, [4, 4]],
  [7, [4, 3]],
  [1, [1]],
  [0, []],
])('[TESTI-08] [SCROLLT-02] %i testimonials make rows of %j', (count, expected) => {
  expect(rows(render(count))).toEqual(expected);
});

test('[SCROLLT-03] without content the title and the line below it are there', () => {
  for (const html of [render(0), render(0, { title: '', subtitle: '' })]) {
    expect(html).toMatch(/<h2[^>]*>Témoignages<\/h2>/);
    expect(html).toContain('>Chargement...<');
  }
  expect(render(2, { title: 'La rue', subtitle: 'parle' })).not.toMatch(/Témoignages<|Chargement/);
});

test('[TESTI-09] the rows turn without a stop, one slide in 15 s, the second row the other way', () => {
  expect(SCROLLING_ROWS).toEqual({ delayMs: 1, speedMs: 15_000, loop: true, freeMode: true });
  const html = render(7);
  expect([...html.matchAll(/--loop:(\d+)s/g)].map(([, seconds]) => Number(seconds))).toEqual([60, 45]);
  expect([...html.matchAll(/marquee-track( reversed)?/g)].map(([, reversed]) => Boolean(reversed))).toEqual([
    false,
    true,
  ]);
});
