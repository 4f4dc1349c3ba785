import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from './password.ts';

const HASHES = 16;

test('a password matches its own hash only', async () => {
  const stored = await hashPassword('un mot de passe solide');
  expect(await verifyPassword('un mot de passe solide', stored)).toBe(true);
  expect(await verifyPassword('un mot de passe solidE', stored)).toBe(false);
});

test('a record is a PHC string, which every argon2 can read, and theirs are read here', async () => {
  const stored = await hashPassword('un mot de passe solide');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z\d+/]{22}\$[A-Za-z\d+/]{43}$/);
  expect(isOutdated(stored)).toBe(false);
  // From the tests of the reference implementation.
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword('password', reference)).toBe(true);
  expect(await verifyPassword('passwore', reference)).toBe(false);
  expect(isOutdated(reference)).toBe(true);
});

test('a record of the former format is read, and known as outdated', async () => {
  const former = 'argon2id$19456$2$1V-03TEfKC5uUIJTkrWJjg$-2G8ep8398OmtFXTR68OkyxIx3YpZB2IWI4lTR6ITkk';
  expect(await verifyPassword('un mot de passe solide', former)).toBe(true);
  expect(await verifyPassword('un mot de passe solidE', former)).toBe(false);
  expect(isOutdated(former)).toBe(true);
});

test.each([
  '',
  'x',
  '$',
  'argon2id$19456$2$$',
  '$argon2i$v=19$m=19456,t=2,p=1$AAAA$AAAA',
  '$argon2id$v=19$m=1,t=2,p=1$A',
])('nothing matches what is no record: %j', async (stored) => {
  expect(await verifyPassword('', stored)).toBe(false);
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
