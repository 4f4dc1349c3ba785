import { expect, test } from 'vitest';
import { articleSchema } from '../article.schema.ts';
import { summariseArticle } from '../article-list.ts';
import { withCategory } from '../listed-article.ts';
import { articleMarks } from './article-marks.ts';

const [article] = withCategory(
  [
    summariseArticle(
      articleSchema.parse({
        ...{ id: 'a', slug: 'a', title: 'Le prix', language: 'fr', excerpt: 'Ce qui coûte' },
        tags: ['un', 'deux', 'trois', 'quatre'],
      }),
    ),
  ],
  [],
);

test('[SEEK-04] a card marks what was found; where it shows nothing of it, another tag or a part of the text does', async () => {
  if (!article) throw new Error('There is an article.');
  const unread = () => Promise.reject(new Error('The text is not needed.'));
  expect((await articleMarks(article, ['prix'], unread)).title).toEqual(['Le ', 'prix', '']);
  expect((await articleMarks(article, ['deux'], unread)).tags).toEqual([['un'], ['', 'deux', ''], ['trois']]);
  expect((await articleMarks(article, ['quatr'], unread)).tags).toEqual([
    ...[['un'], ['deux']],
    ['', 'quatr', 'e'],
  ]);
  const text = [
    { tag: 'h2' as const, children: ['Devis'] },
    { tag: 'p' as const, children: ['Un ', { tag: 'strong' as const, children: ['cin'] }, 'quième devis'] },
  ];
  const marks = await articleMarks(article, ['cinqu'], async () => text);
  expect(marks.passage).toEqual(['Devis Un ', 'cinqu', 'ième devis']);
  expect((await articleMarks(article, ['absent'], async () => text)).passage).toBeUndefined();
});
