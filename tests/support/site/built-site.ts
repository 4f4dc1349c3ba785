import type { TestProject } from 'vitest/node';
import { ensureBuild } from '../../../scripts/build.ts';
import { ensureChromium } from '../../../scripts/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromiumPath: string;
    /** Whether somebody looks on: `npm run test:e2e -- --headed`. */
    headed: boolean;
  }
}

export default async function setup(project: TestProject) {
  await ensureBuild();
  const headed = process.env.HEADED === '1';
  project.provide('headed', headed);
  project.provide('chromiumPath', await ensureChromium({ headed }));
}
