import { expect, test } from 'vitest';
import { refusedParts } from './refused-parts.ts';

test.each([
  ['<p>Un <strong>texte</strong> avec <a href="/contact">un lien</a>.</p>', []],
  ['<p onclick="a()" class=\'x\'>a</p><script>b</script>', ['onclick', 'class', '<script>']],
  ['<FONT color=red>a</FONT><font>b</font>', ['<font>']],
  ['Un texte sans balise, où 3 < 5 et 5 > 3.', []],
  ['<img src="/a.png" alt="b" onerror="c">', ['onerror']],
])('of %j the page leaves out %j', (html, refused) => {
  expect(refusedParts(html)).toEqual(refused);
});
