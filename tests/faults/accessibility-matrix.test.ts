import { expect } from 'vitest';
import { contrastViolations, violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { isLongRun } from '#tests/support/figures.ts';
import { listedPaths } from '#tests/support/listed-paths.ts';

/** In `npm test`: beside the sample of tests/quality/accessibility.test.ts, one page of seventeen. */
const STEP = isLongRun ? 1 : 17;

test.for([360, 1280])(
  '[SEEN-04] at %i px no page has a violation, by day and by night, in both languages',
  async (width, { visit, site }) => {
    const unlisted = ['/xyz', '/en/xyz', '/mentions-legales', '/en/legal-notice', '/conditions-generales'];
    const paths = [...(await listedPaths(site)), ...unlisted, '/en/terms-conditions', '/en/cii'];
    for (const path of paths.filter((_, place) => place % STEP === 0)) {
      const page = await visit(path, {
        ...{ colorScheme: 'light', reducedMotion: 'reduce', viewport: { width, height: 900 } },
        expectedComplaint: /status of 404/,
      });
      await booted(page);
      // The bar at the foot of the calculator always covers something, which axe takes for small.
      const targets = (await page.locator('.till-bar').count()) === 0;
      expect([path, await violations(page, { targets })]).toEqual([path, []]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.locator('html.dark').waitFor();
      expect([path, 'dark', await contrastViolations(page)]).toEqual([path, 'dark', []]);
      await page.close();
    }
  },
);
