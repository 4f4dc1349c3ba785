/** A title cut around the part of it that is marked: before, marked, after. Nothing is marked that is not there. */
export function splitHighlight(
  title: string,
  highlight: string,
): [before: string, marked: string, after: string] {
  const at = highlight === '' ? -1 : title.indexOf(highlight);
  if (at < 0) return [title, '', ''];
  return [title.slice(0, at), highlight, title.slice(at + highlight.length)];
}
