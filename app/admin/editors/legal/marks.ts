export interface Mark {
  name: string;
  /** What stands on the button. */
  sign: string;
  before: string;
  after: string;
}

/** What the buttons above a source write around the words chosen. */
export const marks: readonly Mark[] = [
  { name: 'Paragraphe', sign: '¶', before: '<p>', after: '</p>' },
  { name: 'Sous-titre', sign: 'Titre', before: '<h3>', after: '</h3>' },
  { name: 'Gras', sign: 'G', before: '<strong>', after: '</strong>' },
  { name: 'Italique', sign: 'I', before: '<em>', after: '</em>' },
  { name: 'Lien', sign: 'Lien', before: '<a href="/contact">', after: '</a>' },
  { name: 'Liste', sign: 'Liste', before: '<ul>\n  <li>', after: '</li>\n</ul>' },
];
