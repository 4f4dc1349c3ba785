import { cruise } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import { stages } from './build.ts';

test('a change of any file that a bundle takes in makes it anew', async () => {
  const { output } = await cruise(['app'], {
    // Of the server the application knows types only.
    exclude: { path: 'node_modules|[.]test[.]|^server/|^virtual:' },
  });
  if (typeof output === 'string') throw new Error(output);
  const files = output.modules.filter(({ couldNotResolve }) => !couldNotResolve).map(({ source }) => source);
  expect(files).toContain('content/fr/hosting.json');
  for (const { stamp, sources } of [stages.app, stages.offline]) {
    const left = files.filter((file) => !sources.some((name) => `${file}/`.startsWith(`${name}/`)));
    expect([stamp, left]).toEqual([stamp, []]);
  }
});
