import { expect, test } from 'vitest';
import type { DocumentRef } from '#domain/documents.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';
import { NameTaken, VersionConflict } from './document-errors.ts';

const ref: DocumentRef = { collection: 'article', language: 'fr', id: 'a' };
const save = (body: string, basedOn: number) => ({ body, basedOn, by: 'marie', action: 'save' }) as const;

onBothEngines('document store', (engine) => {
  test('each change is a new version with who and when, newest first', async () => {
    const { documents } = await openStores(engine);
    expect(await documents.change(ref, save('{"n":1}', 0))).toBe(1);
    expect(await documents.change(ref, save('{"n":2}', 1))).toBe(2);
    expect(await documents.read(ref)).toEqual({
      rev: 2,
      body: '{"n":2}',
      updatedAt: '2025-06-01T12:00:00.000Z',
      updatedBy: 'marie',
    });
    const revisions = await documents.revisions(ref);
    expect(revisions.map(({ rev, body, updatedBy }) => [rev, body, updatedBy])).toEqual([
      [2, '{"n":2}', 'marie'],
      [1, '{"n":1}', 'marie'],
    ]);
  });

  test('of two changes made on one version the second is refused and loses nothing', async () => {
    const { documents } = await openStores(engine);
    await documents.change(ref, save('1', 0));
    await documents.change(ref, save('2', 1));
    await expect(documents.change(ref, save('3', 1))).rejects.toBeInstanceOf(VersionConflict);
    expect((await documents.read(ref))?.body).toBe('2');
    expect(await documents.revisions(ref)).toHaveLength(2);
  });

  test('of many changes made at once exactly one wins', async () => {
    const { documents } = await openStores(engine);
    for (const basedOn of [0, 1, 2]) {
      const tries = Array.from({ length: 10 }, (_, index) =>
        documents.change(ref, save(`${index}`, basedOn)),
      );
      const outcomes = await Promise.allSettled(tries);
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(refused).toHaveLength(9);
      for (const { reason } of refused) expect(reason).toBeInstanceOf(VersionConflict);
    }
    expect(await documents.version(ref)).toBe(3);
  });

  test('two live documents cannot share a public name, but a removed one gives it free', async () => {
    const { documents } = await openStores(engine);
    const other = { ...ref, id: 'b' };
    await documents.change(ref, { ...save('1', 0), slug: 'nom' });
    await expect(documents.change(other, { ...save('2', 0), slug: 'nom' })).rejects.toBeInstanceOf(NameTaken);
    expect(await documents.read(other)).toBeUndefined();
    await documents.change({ ...other, language: 'en' }, { ...save('3', 0), slug: 'nom' });
    await documents.change(ref, { body: '', basedOn: 1, by: 'marie', action: 'delete', state: 'removed' });
    await documents.change(other, { ...save('2', 0), slug: 'nom' });
    expect(await documents.read(other)).toMatchObject({ body: '2' });
  });

  test('a document that is set aside stays recoverable, and the next change goes on from there', async () => {
    const { documents, database } = await openStores(engine);
    await documents.change(ref, save('{broken', 0));
    const stored = await documents.read(ref);
    await documents.setAside(ref, stored as never, 'not JSON');
    expect(await documents.read(ref)).toBeUndefined();
    const kept = await database.db
      .selectFrom('set_aside')
      .select(['document_id', 'rev', 'body', 'reason'])
      .execute();
    expect(kept).toEqual([{ document_id: 'a', rev: 1, body: '{broken', reason: 'not JSON' }]);
    expect(await documents.version(ref)).toBe(2);
    expect(await documents.change(ref, save('{}', 2))).toBe(3);
  });
});
