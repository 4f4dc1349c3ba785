const FROM_WORD = /class="?Mso|style="[^"]*mso-|urn:schemas-microsoft-com/i;
const IGNORED = 'o\\:p, style, meta, link, xml, title, script';
const ORDERED = /^\(?(?:\d+|[a-z]|[ivx]+)[.)]/i;

/**
 * What Word puts on the clipboard, as plain HTML: its lists are paragraphs with a bullet drawn in front,
 * its titles are paragraphs of a class, and its empty lines are paragraphs of their own. All else that a
 * page does not show (fonts, colours, classes) the editor leaves out by itself.
 */
export function cleanPaste(pasted: string): string {
  // A browser that only reads a style sheet already complains that our policy forbids it.
  const html = pasted.replace(/<style\b[\s\S]*?<\/style>/gi, '');
  if (!FROM_WORD.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(IGNORED)) element.remove();
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h2');
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    if (levelOf(paragraph) > 0) continue;
    if ((paragraph.textContent ?? '').trim() === '' && !paragraph.querySelector('img')) paragraph.remove();
  }
  buildLists(body);
  return body.innerHTML;
}

/** Each run of list paragraphs becomes one list, with the lists of deeper levels inside it. */
function buildLists(body: HTMLElement): void {
  let open: HTMLElement[] = [];
  let last: Element | undefined;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    const level = levelOf(paragraph);
    if (level === 0) continue;
    if (last === undefined || paragraph.previousElementSibling !== last) open = [];
    const kind = markerOf(paragraph);
    open.length = Math.min(open.length, level);
    if (open.at(-1)?.localName !== kind && open.length === level) open.pop();
    while (open.length < level) open.push(newList(kind, open.at(-1), paragraph));
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    last = open[0];
    paragraph.remove();
  }
}

function newList(kind: 'ul' | 'ol', parent: HTMLElement | undefined, place: Element): HTMLElement {
  const list = document.createElement(kind);
  if (!parent) place.before(list);
  else (parent.lastElementChild ?? parent.appendChild(document.createElement('li'))).append(list);
  return list;
}

function levelOf(paragraph: HTMLElement): number {
  const [, level = ''] = /mso-list:[^;"]*level(\d+)/.exec(paragraph.getAttribute('style') ?? '') ?? [];
  return Number(level);
}

/** The bullet or number, which Word marks to be ignored; it goes, and tells the kind of the list. */
function markerOf(paragraph: HTMLElement): 'ul' | 'ol' {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const text = marker?.textContent?.trim() ?? '';
  marker?.remove();
  return ORDERED.test(text) ? 'ol' : 'ul';
}

function rename(element: Element, tag: string): void {
  const renamed = document.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
