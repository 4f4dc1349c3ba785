/** The few looks into a page that tests need. They read the HTML as it was sent, before any script runs. */
export const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = '']) => decode(found));

/** What is written in each element of a kind. */
export function textsOf(html: string, tag: string): string[] {
  const found = html.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...found].map(([, inner = '']) => decode(inner.replace(/<[^>]+>/g, '')).trim());
}

/** The named sections of a page, in their order. */
export const sectionIds = (html: string) => all(html, /<section [^>]*?id="([^"]*)"/g);
/** One of them, with whatever sections it holds that have no name. */
export const section = (html: string, id: string) =>
  new RegExp(`<section [^>]*?id="${id}"[\\s\\S]*?(?=<section [^>]*?id="|</main>)`).exec(html)?.[0] ?? '';

export const headings = (html: string) => textsOf(html, 'h1');
export const title = (html: string) => all(html, /<title[^>]*>([^<]*)<\/title>/g);
export const meta = (html: string, name: string) =>
  all(html, new RegExp(`<meta name="${name}" content="([^"]*)"`, 'g'));
export const canonical = (html: string) => all(html, /<link rel="canonical" href="([^"]*)"/g);
export const screenOf = (html: string) => all(html, /<main[^>]* data-screen="([^"]*)"/g)[0];
export const languageOfPage = (html: string) => all(html, /<html lang="([^"]*)"/g)[0];
export const links = (html: string) => all(html, /<a [^>]*?href="([^"]*)"/g);

export function alternates(html: string): Record<string, string> {
  const found = html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi);
  return Object.fromEntries([...found].map(([, language = '', href = '']) => [language, href]));
}

/** The page with its entities, and the escapes of its data, as the characters they stand for. */
export function decode(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/&quot;|\\+"/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
