import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { momentScript } from '../../app/site/shell/moment-script.ts';
import { themeScript } from '../../app/ui/theme-script.ts';
import { escapeHtml } from '../../domain/escape-html.ts';
import type { Services } from '../../server/services.ts';
import { ensureOfflineBundle } from '../build.ts';
import { projectDir } from '../run.ts';
import { inlineImages } from './inline-images.ts';
import { takeSnapshot } from './take-snapshot.ts';

interface Bundle {
  script: string;
  styles: string;
}

const FONT = /url\(["']?(\/fonts\/[^"')]+)["']?\)/g;

/** Writes the published site of both languages into one HTML file, which runs without server and network. */
export async function writeExportFile(services: Services, target: string): Promise<{ bytes: number }> {
  const built = await ensureOfflineBundle();
  const bundle = {
    script: await readFile(path.join(built, 'site.js'), 'utf8'),
    styles: await readFile(path.join(built, 'site.css'), 'utf8'),
  };
  const snapshot = await takeSnapshot(services);
  const images = await inlineImages(snapshot, services.media);
  const { agency } = snapshot.languages.fr.sections.common;
  const html = await page(bundle, { snapshot, images }, `${agency.name}, ${agency.phone}, ${agency.email}`);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, html);
  return { bytes: Buffer.byteLength(html) };
}

/** The policy lets nothing out: a copy asks nobody for anything. */
async function page(bundle: Bundle, carried: Record<string, unknown>, agency: string): Promise<string> {
  const icon = await readFile(path.join(projectDir, 'public/favicon.svg'), 'utf8');
  const moment = await readFile(path.join(projectDir, 'app/styles/moment.css'), 'utf8');
  const headScript = `${themeScript};${momentScript}`;
  const script = bundle.script.replaceAll('</script', '<\\/script');
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(headScript)} ${hashOf(script)}`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    "form-action 'none'",
  ].join('; ');
  const data = Object.entries(carried).map(
    ([id, value]) => `<script type="application/json" id="${id}">${scriptText(value)}</script>`,
  );
  return `<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${headScript}</script>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}">
<style>${await withFonts(bundle.styles)}${moment}
#site { display: contents }</style>
</head>
<body>
<noscript>${escapeHtml(agency)}</noscript>
<div id="site"></div>
${data.join('\n')}
<script type="module">${script}</script>
</body>
</html>
`;
}

/** The fonts stand in the style sheet itself. */
async function withFonts(styles: string): Promise<string> {
  const addresses = [...new Set([...styles.matchAll(FONT)].map(([, address = '']) => address))];
  let inlined = styles;
  for (const address of addresses) {
    const font = await readFile(path.join(projectDir, 'public', address));
    inlined = inlined.replaceAll(address, `data:font/woff2;base64,${font.toString('base64')}`);
  }
  return inlined;
}

/** JSON that cannot end the element it stands in. */
function scriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
