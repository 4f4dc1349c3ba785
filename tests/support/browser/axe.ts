import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds wrong with the page as it stands: rule and place. In one go and without lists of what
 * is right, which takes a third of the time; our frames are of our own origin, so nothing is missed.
 */
export function violations(page: Page, { targets = true } = {}): Promise<string[]> {
  return found(page, builderFor(page, targets));
}

/** The same for a page that was found right and then turned to the other theme: only its colours changed. */
export function contrastViolations(page: Page): Promise<string[]> {
  return found(page, builderFor(page).withRules(['color-contrast']));
}

function builderFor(page: Page, targets = false): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    preload: false,
    // Off by default: targets of at least 24 px, or with that much room around them.
    rules: { 'target-size': { enabled: targets } },
  });
}

async function found(page: Page, builder: AxeBuilder): Promise<string[]> {
  // Half way from one colour to the next nothing has its contrast yet.
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  const results = await builder.analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
