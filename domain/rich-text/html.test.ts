import { expect, test } from 'vitest';
import { richHtml } from './html.ts';

test('elements are written with their attributes, words are escaped', () => {
  expect(
    richHtml([
      { tag: 'h2', children: ['Prix & délais'] },
      { tag: 'p', children: ['a < b ', { tag: 'a', attributes: { href: '/a?b="c"' }, children: ['ici'] }] },
      { tag: 'p', children: [{ tag: 'img', attributes: { src: '/a.webp', alt: '"' } }, { tag: 'br' }] },
      { tag: 'ul', children: ['\n', { tag: 'li', children: ['un'] }, '\n'] },
    ]),
  ).toBe(
    [
      '<h2>Prix &amp; délais</h2>',
      '<p>a &lt; b <a href="/a?b=&quot;c&quot;">ici</a></p>',
      '<p><img src="/a.webp" alt="&quot;"><br></p>',
      '<ul><li>un</li></ul>',
    ].join('\n'),
  );
});

test('words outside any block become paragraphs', () => {
  expect(richHtml(['un ', { tag: 'em', children: ['mot'] }, { tag: 'hr' }, '\n', 'fin'])).toBe(
    '<p>un <em>mot</em></p>\n<hr>\n<p>fin</p>',
  );
  expect(richHtml([])).toBe('');
});
