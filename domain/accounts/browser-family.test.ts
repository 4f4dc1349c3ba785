import { expect, test } from 'vitest';
import { browserFamily } from './browser-family.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

test.each([
  [`${windows}; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox, Windows'],
  [`${windows} ${webKit} Safari/537.36`, 'Chrome, Windows'],
  [`${windows} ${webKit} Safari/537.36 Edg/142.0.0.0`, 'Edge, Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} Safari/537.36 OPR/120.0.0.0`, 'Opera, Linux'],
  [`Mozilla/5.0 (Linux; Android 16; Pixel 9) ${webKit} Mobile Safari/537.36`, 'Chrome, Android'],
  [
    `Mozilla/5.0 (Linux; Android 15) ${webKit} SamsungBrowser/28.0 Mobile Safari/537.36`,
    'Samsung Internet, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
    'Safari, macOS',
  ],
  ['curl/8.5.0', ''],
  ['', ''],
  ['x'.repeat(10_000), ''],
])('[TRUST-26] %j is told as %j', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family);
});
