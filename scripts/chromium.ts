import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { run } from './run.ts';

/** Comes first where no window is asked for: the browser tests take two thirds of the time in it. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

const PLACES = [
  process.env.CHROME_PATH,
  WITHOUT_WINDOWS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium: one that is there, or one that is installed now. `headed`: one that can open windows. */
export async function ensureChromium({ headed = false } = {}): Promise<string> {
  const found = await find(headed);
  if (found) return found;
  process.stdout.write('No Chromium here: installing one for the browser tests…\n');
  await install(headed);
  const installed = await find(headed);
  if (installed) return installed;
  throw new Error('The browser tests need Chromium: install it, or set CHROME_PATH to its program.');
}

async function find(headed: boolean): Promise<string | undefined> {
  const places = PLACES.filter((place) => !headed || place !== WITHOUT_WINDOWS);
  for (const place of [...places, chromium.executablePath()]) {
    if (place && (await isProgram(place))) return place;
  }
  return undefined;
}

async function install(headed: boolean): Promise<void> {
  if (process.getuid?.() === 0 && (await isProgram('/usr/bin/apt-get'))) {
    await run('apt-get', ['update'], { quiet: true });
    for (const name of headed ? ['chromium'] : ['chromium-headless-shell', 'chromium']) {
      const { ok } = await run('apt-get', ['install', '--yes', name], { quiet: true });
      if (ok) return;
    }
  }
  await run('playwright-core', ['install', 'chromium'], { quiet: true });
}

function isProgram(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
