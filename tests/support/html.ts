/** The few looks into a page that tests need. They read the HTML as it was sent, before any script runs. */
export const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = '']) => decode(found));

export const headings = (html: string) =>
  all(html, /<h1[^>]*>([\s\S]*?)<\/h1>/g).map((text) => text.replace(/<[^>]+>/g, '').trim());
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

function decode(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
