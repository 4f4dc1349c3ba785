import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest of `tests/`, longest first; a file that is not named comes after them. */
const LONG = [
  ...['quality/accessibility', 'admin/browser/section-editors', 'public/browser/navigation'],
  ...[
    'admin/http/every-route',
    'public/browser/keyboard',
    'server/host-poisoning',
    'admin/browser/article-text',
  ],
  ...['attacks/fuzz', 'exports/static-site', 'quality/budgets', 'quality/hydration'],
];
const PROJECTS = ['e2e', 'db', 'unit', 'e2e-serial'];

/**
 * Starts the long files first, so that none of them is left over when all others are done. Files of one
 * project stay together: a worker goes on with the next file of its project, and is made anew for another.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

function placeOf({ project, moduleId }: TestSpecification): number {
  const long = LONG.findIndex((name) => moduleId.includes(`/tests/${name}.`));
  return PROJECTS.indexOf(project.name) * 1000 + (long === -1 ? LONG.length : long);
}
