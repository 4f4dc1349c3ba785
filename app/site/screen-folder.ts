import type { Screen } from '#domain/pages.ts';

/** The folder of a screen in `site/screens`: `CaseStudies` is in `case-studies`, `WordPress` in `wordpress`. */
export function screenFolder(screen: Screen): string {
  return screen
    .replace('WordPress', 'Wordpress')
    .replace(/(?<=[a-z])[A-Z]/g, '-$&')
    .toLowerCase();
}
