import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { configVariables } from '../server/config.ts';
import { envExample } from './env-example.ts';
import { projectDir } from './run.ts';

test('.env.example is what the configuration says: npm run env-example', async () => {
  expect(await readFile(path.join(projectDir, '.env.example'), 'utf8')).toBe(envExample());
});

test('README.md tells of every variable', async () => {
  const readme = await readFile(path.join(projectDir, 'README.md'), 'utf8');
  expect(configVariables.filter(({ name }) => !readme.includes(`\`${name}\``))).toEqual([]);
});
