import { access } from 'node:fs/promises';
import { ensureChromium } from '../../scripts/chromium.ts';

const FULL = '/usr/bin/chromium';

/** Lighthouse needs a whole Chromium: the one without windows lacks what it asks for. */
export async function findFullChromium(): Promise<string | undefined> {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const installed = await access(FULL).then(
    () => FULL,
    () => undefined,
  );
  return installed ?? ensureChromium().catch(() => undefined);
}
