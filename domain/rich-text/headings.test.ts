import { expect, test } from 'vitest';
import { withAnchors } from './headings.ts';
import type { RichNode, RichTag } from './tree.ts';

const heading = (tag: RichTag, ...children: RichNode[]) => ({ tag, children });

test('[ARTICLE-05] headings of level 2 to 6 make the contents, in order; level 1 is left out', () => {
  const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
  const { headings } = withAnchors(tags.map((tag) => heading(tag, tag)));
  expect(headings.map(({ text, level }) => [text, level])).toEqual([
    ['h2', 2],
    ['h3', 3],
    ['h4', 4],
    ['h5', 5],
    ['h6', 6],
  ]);
});

test('[ARTICLE-05] equal headings get distinct anchors, and each anchor is on its heading', () => {
  const { nodes, headings } = withAnchors([
    heading('h2', 'Le prix'),
    heading('h2', 'Le prix 2'),
    heading('h2', 'Le ', { tag: 'strong', children: ['prix'] }),
    heading('h3', '?'),
    heading('h3', '!'),
    { tag: 'blockquote', children: [heading('h3', 'Cité')] },
  ]);
  const anchors = headings.map(({ anchor }) => anchor);
  expect(anchors).toEqual([
    's-le-prix',
    's-le-prix-2',
    's-le-prix-2-2',
    's-section',
    's-section-2',
    's-cite',
  ]);
  const ids = [...JSON.stringify(nodes).matchAll(/"id":"([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(anchors);
});

test('[TRUST-18] no heading takes an id of the page itself', () => {
  const { headings } = withAnchors(['Main', 'Boot', 'Footer navigation'].map((text) => heading('h2', text)));
  expect(headings.map(({ anchor }) => anchor)).toEqual(['s-main', 's-boot', 's-footer-navigation']);
});
