import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mediaFiles } from '#domain/images/media-name.ts';
import { DAY_MS } from '#domain/paris-day.ts';
import { VersionConflict } from '#server/documents/document-errors.ts';
import { drawing, photograph, received } from '#tests/support/data/images.ts';
import { chosenCopies, sectionRef, write } from '#tests/support/data/working-copies.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

const by = 'marie@atelier-vitrine.example';

onBothEngines('the library of images', (engine) => {
  test('an image is kept upright in every width and format, without what the camera noted', async () => {
    const { media, dataDir } = await openStores(engine);
    const bytes = await photograph(3000, 1500);
    expect((await sharp(bytes).metadata()).exif?.toString('latin1')).toContain('secret place');
    const image = await media.add(await received('Été à Lille.JPG', bytes), by);
    expect(image).toMatchObject({ width: 1200, height: 2400, alt_fr: '', created_by: by });
    expect(image.address).toMatch(/^\/media\/ete-a-lille-[0-9a-f]{10}\.1200x2400\.webp$/);

    const names = mediaFiles(image.address).map(({ name }) => name);
    expect((await readdir(path.join(dataDir, 'media'))).sort()).toEqual(names.toSorted());
    for (const { name, width, format } of mediaFiles(image.address)) {
      const stored = (await media.open(name)) ?? Buffer.alloc(0);
      const facts = await sharp(stored).metadata();
      expect([name, facts.width, facts.format === 'heif' ? 'avif' : facts.format]).toEqual([
        name,
        width,
        format,
      ]);
      expect([facts.exif, facts.xmp, facts.orientation]).toEqual([undefined, undefined, undefined]);
      expect(stored.includes('secret place')).toBe(false);
    }
    const again = await media.add(await received('Été à Lille.JPG', bytes), by);
    expect(again.id).toBe(image.id);
  });

  test('it is described, found, used, replaced in place, and removed only when nobody shows it', async () => {
    const { media, content, documents, dataDir } = await openStores(engine);
    const first = await media.add(await received('equipe.png', await drawing()), by);
    const other = await media.add(await received('autre.png', await drawing(20, 20, '#fff')), by);
    await media.describe(first.id, { fr: 'L’équipe au complet', en: 'The whole team' }, 'marie');
    const page = async (search: string) => (await media.page({ search, page: 1 })).items.map(({ id }) => id);
    expect(await page('EQUIPE complet')).toEqual([first.id]);
    expect((await page('')).sort()).toEqual([first.id, other.id].sort());

    const { rev } = await content.load('agency', 'fr');
    await content.updateField('agency', 'fr', 'team.members.0.image', first.address, { by, basedOn: rev });
    expect((await media.read(first.id))?.uses).toEqual([
      { collection: 'section', language: 'fr', id: 'agency', state: 'live' },
    ]);
    expect((await media.read(other.id))?.uses).toEqual([]);
    const unused = async () => (await media.page({ search: '', page: 1, unused: true })).items;
    expect((await unused()).map(({ id }) => id)).toEqual([other.id]);

    const next = await media.replace(first.id, await received('x.png', await drawing(60, 40, '#123')), by);
    expect(next).toMatchObject({ id: first.id, width: 60, height: 40, alt_fr: 'L’équipe au complet' });
    expect(next.address).toMatch(/^\/media\/equipe-/);
    expect(next.address).not.toBe(first.address);
    expect(JSON.stringify(await content.section('agency', 'fr'))).toContain(next.address);
    expect((await content.load('agency', 'fr')).rev).toBe(rev + 2);
    const ref = { collection: 'section', language: 'fr', id: 'agency' } as const;
    expect((await documents.revisions(ref))[0]).toMatchObject({ updatedBy: by });
    expect(await media.open(path.basename(first.address))).toBeDefined();

    await expect(media.remove(first.id, 0, 'marie')).rejects.toMatchObject({ status: 409 });
    await content.reset('agency', 'fr', { by, basedOn: rev + 2 });
    expect(await unused()).toHaveLength(2);
    await media.remove(first.id, 0, 'marie');
    expect(await media.open(path.basename(next.address))).toBeUndefined();
    expect(await media.read(first.id)).toBeUndefined();
    expect(await media.deleted(new Date(0))).toMatchObject([{ id: first.id, deleted_by: 'marie' }]);

    // [BIN-01] Deleted, it is shown to nobody, and one click brings it back with its words.
    await media.bringBack(first.id, 'paul');
    expect(await media.open(path.basename(next.address))).toBeInstanceOf(Buffer);
    expect(await media.read(first.id)).toMatchObject({ address: next.address });
    await expect(media.bringBack(first.id, 'paul')).rejects.toMatchObject({ status: 404 });
    await media.remove(first.id, 0, 'marie');
    await media.forgetDeleted(new Date('2025-06-01T12:00:00Z'));
    expect(await media.deleted(new Date(0))).toHaveLength(1);
    await media.forgetDeleted(new Date('2025-06-01T12:00:01Z'));
    expect(await media.deleted(new Date(0))).toEqual([]);
    expect(await readdir(path.join(dataDir, 'media'))).toHaveLength(12);
    await expect(media.remove(first.id, 0, 'marie')).rejects.toMatchObject({ status: 404 });
    await expect(media.describe('none', { fr: '', en: '' }, 'marie')).rejects.toMatchObject({ status: 404 });

    await content.updateField('agency', 'fr', 'team.members.0.image', other.address, {
      ...{ by, basedOn: rev + 3 },
    });
    await media.remove(other.id, 1, 'marie');
    expect(await media.read(other.id)).toBeUndefined();
  });

  test('[PUBLISH-01] an image of a draft or of a scheduled publication is in use, and is replaced there too', async () => {
    const stores = await openStores(engine);
    const { media, content, workingCopies, publications } = stores;
    const [draft, scheduled, home] = [sectionRef('agency'), sectionRef('agency', 'en'), sectionRef('home')];
    const image = await media.add(await received('equipe.png', await drawing()), by);
    const uses = async () => (await media.read(image.id))?.uses;
    const unused = async () => (await media.page({ search: '', page: 1, unused: true })).count;
    expect(await unused()).toBe(1);

    const field = 'team.members.0.image';
    await write(stores, scheduled, { [field]: image.address });
    const at = new Date('2025-07-01T00:00:00Z');
    const id = await publications.schedule(await chosenCopies(stores, scheduled), { by, at });
    expect([await uses(), await unused()]).toEqual([[{ ...scheduled, state: 'scheduled' }], 0]);
    await write(stores, draft, { [field]: image.address });
    await write(stores, home, { 'hero.title': 'Sans image' });
    expect(await uses()).toEqual([
      { ...draft, state: 'draft' },
      { ...scheduled, state: 'scheduled' },
    ]);
    await expect(media.remove(image.id, 0, 'marie')).rejects.toMatchObject({ status: 409 });

    const open = await workingCopies.load(draft);
    const other = await workingCopies.load(home);
    const replaced = await media.replace(
      image.id,
      await received('x.png', await drawing(60, 40, '#123')),
      'paul',
    );
    const loaded = await workingCopies.load(draft);
    expect(JSON.stringify(loaded.content)).toContain(replaced.address);
    expect(JSON.stringify(loaded.content)).not.toContain(image.address);
    expect(loaded.draft).toMatchObject({ updatedBy: 'paul' });
    expect(await workingCopies.load(home)).toEqual(other);
    // An editor that is still open on the former version does not bring the old image back unseen.
    const late = workingCopies.save(draft, open.content, { basedOn: open.version, by });
    await expect(late).rejects.toThrow(VersionConflict);

    await publications.publishNow(id, by);
    expect((await content.section('agency', 'en')).team.members[0]?.image).toBe(replaced.address);
    await publications.publish(await chosenCopies(stores, draft), { by });
    expect((await content.section('agency', 'fr')).team.members[0]?.image).toBe(replaced.address);
    expect((await uses())?.map(({ state }) => state)).toEqual(['live', 'live']);
  });

  test('[EDIT-81] a part of an image whose English words are outdated has outdated ones as well', async () => {
    const { database, media, translations } = await openStores(engine);
    const image = await media.add(await received('rue.png', await drawing(300, 200)), by);
    await media.describe(image.id, { fr: 'Une rue', en: 'A street' }, by);
    await media.describe(image.id, { fr: 'Une avenue', en: 'A street' }, by);
    const area = { left: 0, top: 0, right: 50, bottom: 100 };
    const part = await media.crop({ source: image.address, area, alt: {} }, by);
    expect(part).toMatchObject({ width: 150, height: 200, alt_fr: 'Une avenue', alt_en: 'A street' });
    const { texts } = await translations.document({ collection: 'media', id: part.id });
    expect(texts).toMatchObject([{ state: 'outdated', before: 'Une rue' }]);

    // One in the bin is not there; a part in the bin comes back when it is cut anew.
    await media.remove(part.id, 0, by);
    await expect(media.crop({ source: part.address, area, alt: {} }, by)).rejects.toMatchObject({
      status: 404,
    });
    for (const who of ['paul', 'zoe'])
      expect(await media.crop({ source: image.address, area, alt: {} }, who)).toMatchObject({ id: part.id });
    expect(await media.open(path.basename(part.address))).toBeInstanceOf(Buffer);
    const restored = await database.db
      .selectFrom('audit_log')
      .select(['who', 'subject'])
      .where('act', '=', 'restore')
      .execute();
    expect(restored).toEqual([{ who: 'paul', subject: part.address }]);
  });

  test('[PUBLISH-10] the preview of a scheduled publication shows a replacement at once', async () => {
    const stores = await openStores(engine);
    const { media, publications } = stores;
    const image = await media.add(await received('equipe.png', await drawing()), by);
    await write(stores, sectionRef('agency'), { 'team.members.0.image': image.address });
    const at = new Date('2025-07-01T00:00:00Z');
    const id = await publications.schedule(await chosenCopies(stores), { by, at });
    const preview = async () => {
      const { content } = await stores.servicesFor({ kind: 'publication', id }, stores);
      return (await content.section('agency', 'fr')).team.members[0]?.image;
    };
    expect(await preview()).toBe(image.address);
    const bytes = await drawing(60, 40, '#123');
    const { address } = await media.replace(image.id, await received('x.png', bytes), by);
    expect(await preview()).toBe(address);
  });

  test('[PUBLISH-01] what is written in an article counts until the article is deleted', async () => {
    const stores = await openStores(engine);
    const image = await stores.media.add(await received('equipe.png', await drawing()), by);
    const [shipped] = await stores.articles.published('fr');
    const ref = { collection: 'article', language: 'fr', id: shipped?.id ?? '' } as const;
    await write(stores, ref, { image: image.address });
    const uses = async () => (await stores.media.read(image.id))?.uses;
    expect(await uses()).toEqual([{ ...ref, state: 'draft' }]);
    await stores.articles.remove('fr', ref.id, { by, basedOn: 0 });
    expect(await uses()).toEqual([]);
  });

  test('[PUBLISH-01] [BIN-02] the purge keeps the files that a draft or a scheduled publication names', async () => {
    let clock = new Date();
    const stores = await openStores(engine, { now: () => clock });
    const { media, backgroundJobs, publications } = stores;
    const upload = async (name: string, colour: string) =>
      media.add(await received(name, await drawing(20, 20, colour)), by);
    const files = async ({ address }: { address: string }) =>
      (await readdir(path.join(stores.dataDir, 'media'))).includes(path.basename(address));
    const [inDraft, inSchedule, nowhere, deleted, forgotten] = await Promise.all([
      ...[upload('a.png', '#111'), upload('b.png', '#222'), upload('c.png', '#333')],
      ...[upload('d.png', '#444'), upload('e.png', '#555')],
    ]);
    if (!inDraft || !inSchedule || !nowhere || !deleted || !forgotten) throw new Error('not uploaded');
    for (const { id } of [inDraft, inSchedule, nowhere])
      await media.replace(id, await received('x.png', await drawing(20, 20, `#${id.slice(0, 6)}`)), by);
    // As an editor that was open meanwhile, or an import, may bring them.
    await write(stores, sectionRef('agency', 'en'), { 'team.members.0.image': inSchedule.address });
    const at = new Date(clock.getTime() + 365 * DAY_MS);
    const chosen = await chosenCopies(stores);
    const id = await publications.schedule(chosen, { by, at });
    await write(stores, sectionRef('agency'), {
      'team.members.0.image': inDraft.address,
      'team.members.1.image': deleted.address,
    });
    await media.remove(deleted.id, 1, by);
    await media.remove(forgotten.id, 0, by);

    clock = new Date(clock.getTime() + 91 * DAY_MS);
    await backgroundJobs.purge();
    const all = [inDraft, inSchedule, nowhere, deleted, forgotten];
    expect(await Promise.all(all.map(files))).toEqual([true, true, false, true, false]);
    // Whoever wants to publish that draft finds the image in the bin.
    expect(await media.deleted(clock)).toMatchObject([{ id: deleted.id, isOverdue: true }]);

    await publications.withdraw(id, by);
    for (const ref of [sectionRef('agency'), sectionRef('agency', 'en')])
      await stores.workingCopies.discard(ref, {
        ...{ by, basedOn: (await stores.workingCopies.load(ref)).version },
      });
    await backgroundJobs.purge();
    expect(await Promise.all(all.map(files))).toEqual([false, false, false, false, false]);
  });

  test('the files of a replaced image go after a month, unless an earlier version of a document names them', async () => {
    let clock = new Date();
    const { media, content, backgroundJobs, dataDir } = await openStores(engine, { now: () => clock });
    const upload = async (name: string, colour: string) =>
      media.add(await received(name, await drawing(20, 20, colour)), by);
    const replace = async (id: string, colour: string) =>
      media.replace(id, await received('x.png', await drawing(20, 20, colour)), by);
    const isThere = async ({ address }: { address: string }) =>
      (await media.open(path.basename(address))) !== undefined;

    const shown = await upload('vitrine.png', '#111');
    await content.updateField('agency', 'fr', 'team.members.0.image', shown.address, { by, basedOn: 0 });
    await replace(shown.id, '#222');
    const again = await upload('encore.png', '#333');
    const current = await replace(again.id, '#444');
    clock = new Date(clock.getTime() + 29 * DAY_MS);
    const late = await upload('tard.png', '#555');
    await replace(late.id, '#666');
    await backgroundJobs.purge();
    expect(await Promise.all([shown, again, late, current].map(isThere))).toEqual([true, true, true, true]);

    clock = new Date(clock.getTime() + 2 * DAY_MS);
    await writeFile(path.join(dataDir, 'media/notes.txt'), 'Not ours.');
    await backgroundJobs.purge();
    expect(await Promise.all([shown, again, late, current].map(isThere))).toEqual([true, false, true, true]);
    // The six files of each image: in the library, named by the history, replaced two days ago.
    expect(await readdir(path.join(dataDir, 'media'))).toHaveLength(3 * 6 + 6 + 6 + 1);

    clock = new Date(clock.getTime() + 30 * DAY_MS);
    const kept = await upload('tard.png', '#555');
    await backgroundJobs.purge();
    expect(kept.address).toBe(late.address);
    expect(await Promise.all([shown, kept, current].map(isThere))).toEqual([true, true, true]);
  });
});

test('what is no image, or hides one too large, is refused and leaves nothing', async () => {
  const { media, dataDir } = await openStores('sqlite');
  const whole = await photograph();
  const bomb = await sharp({ create: { width: 9000, height: 7000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  const refused: [string, Buffer][] = [
    [
      'a.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
    ],
    ['a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a.pdf', Buffer.from('%PDF-1.4\n%%EOF')],
    ['a.jpg', Buffer.from('MZ')],
    ['a.jpg', Buffer.alloc(0)],
    ['a.jpg', whole.subarray(0, whole.length / 2)],
    ['bomb.png', bomb],
  ];
  for (const [name, bytes] of refused) {
    const adding = media.add(await received(name, bytes), by);
    await expect(adding, `${name} ${bytes.length}`).rejects.toMatchObject({ status: 422 });
  }
  const large = { ...(await received('a.jpg', whole)), tooLarge: true };
  await expect(media.add(large, by)).rejects.toMatchObject({ status: 413 });
  expect(await readdir(path.join(dataDir, 'media')).catch(() => [])).toEqual([]);
  for (const name of ['../vitrine.sqlite', 'a.1x1.webp', '%2e%2e', ''])
    expect(await media.open(name)).toBeUndefined();
});
