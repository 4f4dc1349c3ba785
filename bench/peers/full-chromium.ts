import { access } from 'node:fs/promises';
import { ensureChromium } from '../../scripts/chromium.ts';

const FULL = '/usr/bin/chromium';

/** Lighthouse needs a whole Chromium: the one without windows lacks what it asks for. */
export async function findFullChromium(): Promise<string | undefined> {
  for (const place of [process.env.CHROME_PATH, FULL]) {
    if (
      place &&
      (await access(place).then(
        () => true,
        () => false,
      ))
    )
      return place;
  }
  return ensureChromium().catch(() => undefined);
}
