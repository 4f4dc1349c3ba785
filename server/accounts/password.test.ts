import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

const HASHES = 16;

test('a password matches its own hash only', async () => {
  const stored = await hashPassword('un mot de passe solide');
  expect(await verifyPassword('un mot de passe solide', stored)).toBe(true);
  expect(await verifyPassword('un mot de passe solidE', stored)).toBe(false);
});

test('however many passwords are hashed, threads are left for everything else', async () => {
  let hashed = 0;
  const hashing = Array.from({ length: HASHES }, async () => {
    await hashPassword('un mot de passe solide');
    hashed += 1;
  });
  // Where each of the four threads hashes, a file is read when all of them are done.
  await readFile(import.meta.filename);
  expect(hashed).toBeLessThan(HASHES / 2);
  await Promise.all(hashing);
});
