import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { disguises, documents, harmless, locked, programs } from '#tests/support/data/documents.ts';
import { newFolder } from '#tests/support/engines.ts';
import { documentProblem } from './check-document.ts';

async function problem(name: string, bytes: Uint8Array) {
  const file = path.join(await newFolder(), 'file');
  await writeFile(file, bytes);
  return documentProblem({ field: 'cv', name, path: file, size: bytes.length, sha256: '', tooLarge: false });
}

test.each(['cv.pdf', 'CV.PDF', 'cv.doc', 'cv.docx', 'Mon CV.final.DocX'])('%s is taken', async (name) => {
  const type = name.split('.').at(-1)?.toLowerCase() as keyof typeof documents;
  expect(await problem(name, documents[type])).toBeUndefined();
});

test.each(Object.entries(disguises))('%s is refused', async (what, [name, bytes]) => {
  expect(await problem(name, bytes)).toEqual(
    /macros/.test(what) ? 'has-macros' : expect.stringMatching(/^(wrong-type|damaged)$/),
  );
});

test.each(Object.entries(programs))('[TRUST-54] %s is refused', async (_, [name, bytes]) => {
  expect(await problem(name, bytes)).toBe('has-macros');
});

test.each(Object.entries(harmless))('[TRUST-54] %s is taken', async (_, [name, bytes]) => {
  expect(await problem(name, bytes)).toBeUndefined();
});

test('[TRUST-54] a document with a password is refused as such', async () => {
  expect(await problem('cv.docx', locked)).toBe('locked');
});

test('what was cut at the limit is too large, whatever it is', async () => {
  const file = { field: 'cv', name: 'cv.pdf', path: '/nowhere', size: 1, sha256: '', tooLarge: true };
  expect(await documentProblem(file)).toBe('too-large');
});
