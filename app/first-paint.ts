import { structuredDataText } from '#domain/seo/structured-data.ts';
import { themeScript } from './ui/theme-script.ts';
import { WHOLE_SHEET_ID } from './whole-sheet.ts';

/**
 * Fetches the whole style sheet and starts the application once the page is painted and the browser
 * idle, or at the first sign of a visitor.
 */
const bootScript = (sheetHref: string) => `(()=>{
let begun=0;
const boot=()=>{
if(begun++)return;
const sheet=document.createElement('link');
sheet.rel='stylesheet';sheet.href='${sheetHref}';sheet.id='${WHOLE_SHEET_ID}';
document.head.append(sheet);
const held=document.getElementById('boot');
const live=document.createElement('script');
live.type='module';live.textContent=held.textContent;live.onload=()=>live.remove();
document.head.append(live)};
for(const sign of ['pointerdown','keydown','touchstart','mousemove'])addEventListener(sign,boot,{once:true,passive:true});
addEventListener('load',()=>('requestIdleCallback' in window?requestIdleCallback(boot,{timeout:2000}):setTimeout(boot,200)))
})()`;

const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const BOOT_MODULE = /<script type="module" async="">([\s\S]*?import\("[^"]+"\);)<\/script>/;

interface Styles {
  /** What this page needs to be painted. */
  own: string;
  /** Where the style sheet of all pages is. */
  sheetHref: string;
}

/**
 * Makes the browser paint from this one file: its styles stand in the page, and the style sheet of all
 * pages and React Router's boot module are held back until the page is shown.
 */
export function paintFirst(html: string, { own, sheetHref }: Styles): string {
  if (!BOOT_MODULE.test(html))
    throw new Error('React Router writes its boot script in another form than expected.');
  return html
    .replace(MODULE_PRELOAD, '')
    .replace(
      BOOT_MODULE,
      (_, code) =>
        `<script type="text/plain" id="boot">${code}</script><script>${bootScript(sheetHref)}</script>`,
    )
    .replace('<head>', () => `<head><style>${own}</style>`);
}

/** What the loaders told search engines, which no script of ours reads. */
export function withStructuredData(html: string, data: readonly Record<string, unknown>[]): string {
  if (data.length === 0) return html;
  const script = `<script type="application/ld+json">${structuredDataText(data)}</script>`;
  return html.replace('</head>', () => `${script}</head>`);
}

/** The theme is chosen before anything of the page is read. */
export function withTheme(html: string): string {
  return html.replace('<head>', () => `<head><script>${themeScript}</script>`);
}
