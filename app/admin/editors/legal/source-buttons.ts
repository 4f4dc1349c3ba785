import type { SourceMark } from '#domain/rich-text/source-mark.ts';

interface Mark extends SourceMark {
  name: string;
  /** What stands on the button. */
  sign: string;
}

/** What the buttons above a source write around the words chosen. */
export const marks: readonly Mark[] = [
  { name: 'Paragraphe', sign: '¶', before: '<p>', after: '</p>' },
  { name: 'Sous-titre', sign: 'Titre', before: '<h3>', after: '</h3>' },
  { name: 'Gras', sign: 'G', before: '<strong>', after: '</strong>' },
  { name: 'Italique', sign: 'I', before: '<em>', after: '</em>' },
  {
    name: 'Liste (une ligne par point)',
    sign: 'Liste',
    before: '<ul>\n  <li>',
    after: '</li>\n</ul>',
    between: '</li>\n  <li>',
  },
];

export const linkTo = (address: string): SourceMark => ({ before: `<a href="${address}">`, after: '</a>' });
