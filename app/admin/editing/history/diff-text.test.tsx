import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DiffText } from './diff-text.tsx';

const shown = (before: unknown, after: unknown) =>
  renderToStaticMarkup(<DiffText before={before} after={after} />)
    .replace(/^<p class="diff">|<\/p>$/g, '')
    .replace(/<\/?span>/g, '');

test.each([
  ['Le prix est de 20 €', 'Le prix est de 25 €', 'Le prix est de <del>20</del><ins>25</ins> €'],
  ['un deux', 'un deux trois', 'un deux <ins>trois</ins>'],
  ['un deux trois', 'un trois', 'un <del>deux </del>trois'],
  ['Questions fréquentes', 'Écrit ici', '<del>Questions fréquentes</del><ins>Écrit ici</ins>'],
  ['l’agence d’été', 'l’atelier d’été', 'l’<del>agence</del><ins>atelier</ins> d’été'],
  ['même', 'même', 'même'],
  ['', 'neuf', '<ins>neuf</ins>'],
  ['vieux', '', '<del>vieux</del>'],
  ['', '', ''],
  ['a  b', 'a b', 'a<del>  </del><ins> </ins>b'],
  ['/contact', '/tarifs', '<del>/contact</del><ins>/tarifs</ins>'],
  ['https://a.fr/x?y=1', 'https://a.fr/z', '<del>https://a.fr/x?y=1</del><ins>https://a.fr/z</ins>'],
  ['/contact', '/contact', '/contact'],
  [['un', 'deux'], ['un', 'trois'], 'un\n<del>deux</del><ins>trois</ins>'],
])('from %j to %j', (before, after, html) => {
  expect(shown(before, after)).toBe(html);
});

test('texts that take too long to compare are told as one that went and one that came', () => {
  const words = Array.from({ length: 20_000 }, (_, index) => `w${index}`);
  const [before, after] = [words.join(' '), words.toReversed().join(' ')];
  // Time of the processor: what else the machine does is not in it.
  const begun = process.threadCpuUsage();
  expect(shown(before, after)).toBe(`<del>${before}</del><ins>${after}</ins>`);
  expect(process.threadCpuUsage(begun).user / 1000).toBeLessThan(5000);
});
