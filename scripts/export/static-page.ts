import { escapeHtml } from '../../domain/escape-html.ts';
import { withoutMarks } from '../../server/http/security/security-headers.ts';

/** Many hosts put a slash behind an address that is a folder there; the address of a page has none. */
const withoutSlash = `(()=>{
const{pathname,search,hash}=location;
if(pathname!=='/'&&pathname.endsWith('/'))history.replaceState(history.state,'',pathname.slice(0,-1)+search+hash)
})();`;

/** Where no server counts, nothing is told. */
const withoutCounts = 'navigator.sendBeacon=()=>false;';

export interface RenderedPage {
  html: string;
  /** Of its scripts (domain/script-mark.ts). */
  mark: string;
}

/** A rendered page for a host that knows neither our addresses nor our policy: it brings both itself. */
export function staticPage(rendered: RenderedPage, { hasServer }: { hasServer: boolean }): string {
  const { mark } = rendered;
  const script = withoutSlash + (hasServer ? '' : withoutCounts);
  const page = rendered.html.replace('<head>', () => `<head><script nonce="${mark}">${script}</script>`);
  const sent = withoutMarks(page, mark);
  // A page may not say who may frame it: that is for the headers of the host.
  const policy = sent.policy.replace(/; frame-ancestors [^;]*/, '');
  const charset = '<meta charset="utf-8"/>';
  return sent.html
    .replace(/<meta char[sS]et="utf-8"\/>/, '')
    .replace(
      '<head>',
      () => `<head>${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    );
}

/** For hosts that know no redirects: a page that leads on at once. */
export function redirectPage(to: string, siteUrl: string): string {
  const target = escapeHtml(to);
  const canonical = escapeHtml(new URL(to, siteUrl).href);
  return `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>${target}</title><link rel="canonical" href="${canonical}"><meta http-equiv="refresh" content="0; url=${target}"></head><body><a href="${target}">${target}</a></body></html>\n`;
}
