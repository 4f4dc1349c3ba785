import type { Page } from 'playwright-core';

/** The place comes to rest: nothing moves the page for twenty frames. */
export const restingPlace = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let place = scrollY;
    for (let still = 0; still < 20; still += 1) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== place) still = 0;
      place = scrollY;
    }
    return Math.round(place);
  });
