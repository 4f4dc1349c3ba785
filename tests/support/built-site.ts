import type { TestProject } from 'vitest/node';
import { ensureBuild } from '../../scripts/build.ts';
import { ensureChromium } from '../../scripts/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromiumPath: string;
  }
}

export default async function setup(project: TestProject) {
  await ensureBuild();
  project.provide('chromiumPath', await ensureChromium());
}
