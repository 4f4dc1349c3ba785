import { structuredDataText } from '#domain/seo/structured-data.ts';
import { eveningMark, eveningScript } from '../site/shell/evening-script.ts';
import { heldTapScript } from '../site/shell/held-tap.ts';
import { momentScript } from '../site/shell/moment-script.ts';
import momentStyles from '../styles/moment.css?inline';
import { themeColors, themeScript } from '../ui/theme-script.ts';

/** Starts the application once the page is painted and the browser idle, or at the first sign of a visitor. */
const bootScript = `(()=>{
let begun=0;
const own=document.currentScript,held=own.previousElementSibling;
own.remove();
const boot=()=>{
if(begun++)return;
const live=document.createElement('script');
live.type='module';live.textContent=held.textContent;
document.head.append(live);live.remove()};
for(const sign of ['pointerdown','keydown','touchstart','mousemove'])addEventListener(sign,boot,{once:true,passive:true});
addEventListener('load',()=>('requestIdleCallback' in window?requestIdleCallback(boot,{timeout:2000}):setTimeout(boot,200)))
})()`;

const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const BOOT_MODULE =
  /<script(?: nonce="[^"]*")? type="module" async=""(?: nonce="[^"]*")?>([\s\S]*?import\("[^"]+"\);)<\/script>/;

/**
 * Makes the browser paint from this one file: its styles stand in the page, and React Router's boot module
 * is held back until the page is shown.
 */
export function prioritizeFirstPaint(
  html: string,
  { styles, siteUrl, mark }: { styles: string; siteUrl: string; mark: string },
): string {
  if (!BOOT_MODULE.test(html))
    throw new Error('React Router writes its boot script in another form than expected.');
  return html
    .replace(MODULE_PRELOAD, '')
    .replace(
      BOOT_MODULE,
      (_, code) =>
        `<script nonce="${mark}" type="text/plain">${code}</script><script nonce="${mark}">${bootScript}</script>`,
    )
    .replace('<head>', () => `<head><style>${styles}${printedSite(siteUrl)}</style>`);
}

/** What stands before our own addresses on paper (app/styles/print.css): a name that one can type. */
function printedSite(siteUrl: string): string {
  return `:root{--printed-site:"${new URL(siteUrl).host}"}`;
}

/** What the loaders told search engines, which no script of ours reads: behind all that is seen. */
export function withStructuredData(html: string, data: readonly Record<string, unknown>[]): string {
  if (data.length === 0) return html;
  const script = `<script type="application/ld+json">${structuredDataText(data)}</script>`;
  return html.replace('</body>', () => `${script}</body>`);
}

/** A style element may stand in the head only, where every byte is in the way of the headline. */
const momentSheet = `if(document.startViewTransition){
const sheet=new CSSStyleSheet();
sheet.replaceSync(${JSON.stringify(momentStyles)});
document.adoptedStyleSheets=[...document.adoptedStyleSheets,sheet]
}`;

/** What is of use only once the page is seen: how its lamps are lit, and what its bar says in the evening. */
export function withLamps(html: string, mark: string): string {
  const script = `<script nonce="${mark}">${momentSheet};${momentScript};${eveningScript}</script>`;
  return html.replace('</body>', () => `${script}</body>`);
}

/**
 * The icons are files of their own, which search engines fetch to show beside our name. Telephones that want
 * another look for `/apple-touch-icon.png` by themselves.
 */
const ICONS = [
  '<link rel="icon" href="/favicon.ico" sizes="48x48"/>',
  '<link rel="icon" type="image/svg+xml" href="/favicon.svg"/>',
  '<link rel="manifest" href="/site.webmanifest"/>',
].join('');

/** What is around the page is painted as its wall; the theme script, which comes behind, knows what a visitor chose. */
const THEME_COLORS = Object.entries(themeColors)
  .map(
    ([theme, color]) =>
      `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${theme})"/>`,
  )
  .join('');

const HEAD_SCRIPT = `${themeScript};${eveningMark};${heldTapScript}`;

/** The theme is chosen before anything of the page is read; the icons never change while one looks. */
export function withThemeAndIcons(html: string, mark: string): string {
  const script = `<script nonce="${mark}">${HEAD_SCRIPT}</script>`;
  return html.replace('<head>', () => `<head>${THEME_COLORS}${script}${ICONS}`);
}
