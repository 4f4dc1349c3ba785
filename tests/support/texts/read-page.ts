import * as html from '../html.ts';

/** Attributes that are shown or read out. */
const ATTRIBUTES = 'alt|title|aria-label|aria-roledescription|aria-valuetext|placeholder|label';
const METAS =
  'description|keywords|og:title|og:description|og:site_name|og:image:alt|twitter:title|twitter:description';

/** What search engines are told beside the page. */
export const toldTexts = (page: string) =>
  html.all(page, /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);

/** What a page lets people read or hear, and its head search engines: one text after the other. */
export function seenTexts(page: string): string[] {
  const drawn = page.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<!--[\s\S]*?-->/g, '');
  const found = [
    ...html.all(drawn, new RegExp(` (?:${ATTRIBUTES})="([^"]*)"`, 'gi')),
    ...html.all(drawn, new RegExp(`<meta (?:name|property)="(?:${METAS})" content="([^"]*)"`, 'g')),
    // What stands in a field from the start.
    ...html.all(drawn, /<input (?![^>]*type="(?!text|email|search))[^>]*?value="([^"]*)"/g),
    ...drawn
      .replace(/<[^>]*>/g, '\u0000')
      .split('\u0000')
      .map(html.decode),
  ];
  return found.map((text) => text.trim()).filter(Boolean);
}
