import { expect, test } from 'vitest';
import { htmlBody } from './bodies.ts';

const html = (text: string) =>
  /<body>\n([\s\S]*)\n<\/body>/.exec(htmlBody({ rows: [], text, subject: '' }))?.[1];

test('addresses in the HTML of a mail are links, to what is read and nothing else', () => {
  const link = 'https://atelier.example/rendez-vous/a_b-c?sent=1&x=2';
  expect(html(`Ici : ${link}.`)).toBe(
    '<p>Ici : <a href="https://atelier.example/rendez-vous/a_b-c?sent=1&amp;x=2">https://atelier.example/rendez-vous/a_b-c?sent=1&amp;x=2</a>.</p>',
  );
  expect(html('(http://a.example/b), puis\nhttps://c.example/')).toBe(
    '<p>(<a href="http://a.example/b">http://a.example/b</a>), puis<br>\n<a href="https://c.example/">https://c.example/</a></p>',
  );
  const row = ['Estimation', 'https://atelier.example/e/1'] as const;
  expect(htmlBody({ rows: [row], text: '', subject: '' })).toContain(
    '<td><a href="https://atelier.example/e/1">https://atelier.example/e/1</a></td>',
  );
});

test('what is no address stays text, whatever it holds', () => {
  expect(html('javascript:alert(1) ftp://x https:// a@b.example')).not.toContain('<a');
  expect(html(`https://a.example/"onclick="x' <b>`)).toBe(
    `<p><a href="https://a.example/">https://a.example/</a>&quot;onclick=&quot;x' &lt;b&gt;</p>`,
  );
});
