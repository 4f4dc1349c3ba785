import { expect, test, vi } from 'vitest';
import type { FieldShape } from '#domain/editing/shape.ts';
import { createDraft } from './draft.ts';
import type { DraftApi, Save, SaveResult } from './draft-api.ts';

const text: FieldShape = { kind: 'text', initial: '' };
const shape: FieldShape = {
  kind: 'group',
  fields: { title: text, intro: text, items: { kind: 'list', item: text } },
};
const base = { title: 'a', intro: 'b', items: ['1'] };
const at = new Date();

const history = { list: async () => [], content: async () => base };

function draftOf(...results: SaveResult[]) {
  const save = vi.fn<Save>();
  const publish = vi.fn<Save>();
  const discard = vi.fn<DraftApi['discard']>();
  for (const result of results) save.mockResolvedValueOnce(result);
  return {
    ...{ save, publish, discard },
    draft: createDraft({
      ...{ key: 'fr/x', name: 'x', shape, history },
      saved: { content: base, version: '3:' },
      api: { save, publish, discard, takeOut: async () => true },
    }),
  };
}

test('what is written is unsaved until the server has it', async () => {
  const { draft, save } = draftOf({ kind: 'saved', version: '4:', at });
  expect(draft.isDirty()).toBe(false);
  draft.set('title', 'A');
  expect([draft.isDirty(), draft.changes()]).toEqual([true, [{ path: 'title', before: 'a', after: 'A' }]]);
  await draft.save();
  expect(save).toHaveBeenCalledExactlyOnceWith({ ...base, title: 'A' }, '3:');
  expect([draft.isDirty(), draft.getState().saved.version, draft.getState().saved.at]).toEqual([
    false,
    '4:',
    at,
  ]);
  await draft.save();
  expect(save).toHaveBeenCalledTimes(1);
});

test('what is written during a save stays unsaved and is sent next', async () => {
  const { draft, save } = draftOf({ kind: 'saved', version: '4:', at }, { kind: 'saved', version: '5:', at });
  draft.set('title', 'A');
  const first = draft.save();
  draft.set('title', 'AB');
  const second = draft.save();
  await Promise.all([first, second]);
  expect(save.mock.calls.map(([, rev]) => rev)).toEqual(['3:', '4:']);
  expect(draft.isDirty()).toBe(false);
});

test('undo and redo go through the changes; typing in one field is one change', () => {
  vi.useFakeTimers();
  const { draft } = draftOf();
  for (const value of ['b', 'bo', 'bon']) draft.set('title', value);
  draft.set('intro', 'x');
  vi.advanceTimersByTime(2000);
  draft.set('intro', 'xy');
  const title = () => draft.getState().content as typeof base;
  draft.undo();
  expect(title().intro).toBe('x');
  draft.undo();
  draft.undo();
  expect([title(), draft.isDirty()]).toEqual([base, false]);
  draft.undo();
  draft.redo();
  expect(title().title).toBe('bon');
  draft.set('title', 'autre');
  draft.redo();
  expect(title()).toEqual({ ...base, title: 'autre' });
  vi.useRealTimers();
});

test('changes of somebody else beside ours are taken in and ours is saved again', async () => {
  const theirs = { ...base, intro: 'theirs' };
  const { draft, save } = draftOf(
    { kind: 'conflict', content: theirs, version: '9:' },
    { kind: 'saved', version: '10:', at },
  );
  draft.set('title', 'mine');
  await draft.save();
  expect(save).toHaveBeenLastCalledWith({ ...theirs, title: 'mine' }, '9:');
  expect(draft.isDirty()).toBe(false);
});

test('a field both changed is asked about, nothing is sent meanwhile, and ours stays in sight', async () => {
  const theirs = { ...base, title: 'theirs', items: [] };
  const { draft, save } = draftOf(
    { kind: 'conflict', content: theirs, version: '9:' },
    { kind: 'saved', version: '10:', at },
  );
  draft.set('title', 'mine');
  draft.set('items', ['1', '2']);
  await draft.save();
  expect(draft.getState().conflicts).toEqual([
    { path: 'title', before: 'a', mine: 'mine', theirs: 'theirs' },
    { path: 'items', before: ['1'], mine: ['1', '2'], theirs: [] },
  ]);
  expect(draft.getState().content).toMatchObject({ title: 'mine', items: ['1', '2'] });
  await draft.save();
  expect(save).toHaveBeenCalledTimes(1);
  draft.settle(new Set(['items']));
  await draft.save();
  expect(save).toHaveBeenLastCalledWith({ ...base, title: 'theirs', items: ['1', '2'] }, '9:');
});

test('a save that was answered but not heard is found out and not asked about', async () => {
  const { draft, save } = draftOf(
    { kind: 'failed' },
    { kind: 'conflict', content: { ...base, title: 'A' }, version: '4:' },
  );
  draft.set('title', 'A');
  await draft.save();
  expect([draft.getState().phase, draft.isDirty()]).toEqual(['failed', true]);
  await draft.save();
  expect([draft.getState().phase, draft.isDirty(), draft.getState().conflicts]).toEqual(['idle', false, []]);
  expect(save).toHaveBeenCalledTimes(2);
});

test('a refused field keeps its mark until it is changed', async () => {
  const problems = [{ path: 'items.0', message: 'trop long' }];
  const { draft } = draftOf({ kind: 'refused', problems });
  draft.set('title', 'A');
  await draft.save();
  expect([draft.getState().phase, draft.getState().problems]).toEqual(['refused', problems]);
  draft.set('items', []);
  expect(draft.getState().problems).toEqual([]);
});

test('[PUBLISH-06] what blocks the publication stays told after a save, until its field is changed or it is published', async () => {
  const { draft, publish } = draftOf({ kind: 'saved', version: '3:a', at, draftBy: 'marie' });
  const problems = [{ path: 'title', message: 'lien mort', blocksPublishing: true as const }];
  publish.mockResolvedValueOnce({ kind: 'refused', problems });
  draft.set('title', 'A');
  await draft.publish();
  await draft.save();
  expect([draft.getState().phase, draft.getState().problems]).toEqual(['idle', problems]);
  draft.set('title', 'B');
  expect(draft.getState().problems).toEqual([]);
});

test('[PUBLISH-14] what needs a yes waits for it, also over a save', async () => {
  const { draft, publish } = draftOf({ kind: 'saved', version: '3:a', at, draftBy: 'marie' });
  const problems = [{ path: 'title', message: '1 500 € devient 1 €' }];
  publish.mockResolvedValueOnce({ kind: 'unconfirmed', problems });
  publish.mockResolvedValueOnce({ kind: 'saved', version: '4:', at });
  draft.set('title', 'A');
  await draft.publish();
  await draft.save();
  expect([draft.getState().phase, draft.getState().unconfirmed]).toEqual(['idle', problems]);
  await draft.publish({ confirmed: true });
  expect(publish).toHaveBeenLastCalledWith({ ...base, title: 'A' }, '3:a', { confirmed: true });
  expect(draft.getState().unconfirmed).toEqual([]);
});

test('[PUBLISH-14] a yes is for what the question was about: what was written meanwhile stays a draft', async () => {
  const { draft, publish } = draftOf({ kind: 'saved', version: '3:a', at, draftBy: 'marie' });
  publish.mockResolvedValueOnce({ kind: 'unconfirmed', problems: [{ path: 'title', message: '1 € ?' }] });
  publish.mockResolvedValueOnce({ kind: 'saved', version: '4:', at });
  draft.set('title', 'A');
  const asking = draft.publish();
  draft.set('intro', 'never named');
  await asking;
  await draft.save();
  await draft.publish({ confirmed: true });
  expect(publish).toHaveBeenLastCalledWith({ ...base, title: 'A' }, '3:a', { confirmed: true });
  expect(draft.changes()).toEqual([{ path: 'intro', before: 'b', after: 'never named' }]);
});

test.each(['saved', 'joined'] as const)(
  '[PUBLISH-01] what is written after « Publier » stays a draft, though an earlier save was under way (%s)',
  async (end) => {
    const theirs = { ...base, items: ['1', '2'] };
    const conflict: SaveResult = { kind: 'conflict', version: '4:', content: theirs };
    const saved: SaveResult = { kind: 'saved', version: '4:a', at, draftBy: 'marie' };
    const { draft, publish } = draftOf(...(end === 'saved' ? [saved] : [conflict, saved]));
    publish.mockResolvedValueOnce({ kind: 'saved', version: '5:', at });
    draft.set('title', 'A');
    const saving = draft.save();
    draft.set('title', 'AB');
    const publishing = draft.publish();
    draft.set('intro', 'not yet');
    await Promise.all([saving, publishing]);
    const published = { ...(end === 'saved' ? base : theirs), title: 'AB' };
    expect(publish).toHaveBeenCalledExactlyOnceWith(published, '4:a', {});
    expect(draft.getState().content).toEqual({ ...published, intro: 'not yet' });
    expect(draft.changes()).toEqual([{ path: 'intro', before: 'b', after: 'not yet' }]);
  },
);

test('[PUBLISH-01] what is written while somebody else’s changes are taken in is not published with them', async () => {
  const { draft, publish } = draftOf();
  const theirs = { ...base, items: ['1', '2'] };
  publish.mockResolvedValueOnce({ kind: 'conflict', version: '4:', content: theirs });
  publish.mockResolvedValueOnce({ kind: 'saved', version: '5:', at });
  draft.set('title', 'A');
  const publishing = draft.publish();
  draft.set('intro', 'not yet');
  await publishing;
  expect(publish).toHaveBeenLastCalledWith({ ...theirs, title: 'A' }, '4:', {});
  expect(draft.changes()).toEqual([{ path: 'intro', before: 'b', after: 'not yet' }]);
});

test('[PUBLISH-03] what somebody else is writing is not published before it was seen here', async () => {
  const { draft, publish } = draftOf();
  const theirs = { ...base, intro: 'half a sen' };
  publish.mockResolvedValueOnce({ kind: 'conflict', version: '3:b', content: theirs, draftBy: 'paul' });
  publish.mockResolvedValueOnce({ kind: 'saved', version: '4:', at });
  draft.set('title', 'A');
  await draft.publish();
  expect(publish).toHaveBeenCalledTimes(1);
  expect(draft.getState()).toMatchObject({ phase: 'refused', content: { ...theirs, title: 'A' } });
  expect(draft.getState().problems).toMatchObject([
    { path: 'intro', message: expect.stringContaining('paul'), blocksPublishing: true },
  ]);
  await draft.publish();
  expect(publish).toHaveBeenLastCalledWith({ ...theirs, title: 'A' }, '3:b', {});
  expect(draft.getState()).toMatchObject({ phase: 'idle', problems: [] });
});

test('[CASEED-02] [PUBLISH-02] what was written here is taken back, and had back; what others wrote stays', async () => {
  const { draft, save } = draftOf();
  const theirs = { ...base, intro: 'theirs' };
  save.mockResolvedValueOnce({ kind: 'conflict', version: '3:b', content: theirs, draftBy: 'paul' });
  for (const version of ['3:c', '3:d', '3:e'])
    save.mockResolvedValueOnce({ kind: 'saved', version, at, draftBy: 'marie' });
  draft.set('title', 'A');
  await draft.save();
  await draft.revert();
  expect(save).toHaveBeenLastCalledWith(theirs, '3:c');
  expect(await draft.bringBack()).toBe(true);
  expect(save).toHaveBeenLastCalledWith({ ...theirs, title: 'A' }, '3:d');
});

test('[PUBLISH-03] published over what somebody else published, nothing is left to save', async () => {
  const { draft, publish } = draftOf();
  const theirs = { ...base, intro: 'published' };
  publish.mockResolvedValueOnce({ kind: 'conflict', version: '4:', content: theirs });
  publish.mockResolvedValueOnce({ kind: 'saved', version: '5:', at });
  draft.set('title', 'A');
  await draft.publish();
  expect(publish).toHaveBeenCalledTimes(2);
  expect([draft.isDirty(), draft.getState().merged]).toEqual([false, true]);
});

test('[PUBLISH-03] what was deleted meanwhile is published again only when somebody asks twice', async () => {
  const { draft, publish } = draftOf();
  publish.mockResolvedValueOnce({ kind: 'conflict', content: undefined, version: '9:' });
  publish.mockResolvedValueOnce({ kind: 'saved', version: '10:', at });
  draft.set('title', 'A');
  await draft.publish();
  expect([draft.getState().phase, publish.mock.calls.length]).toEqual(['refused', 1]);
  await draft.publish();
  expect([draft.getState().phase, draft.getState().saved.version]).toEqual(['idle', '10:']);
});

test('[PUBLISH-03] what somebody published under an earlier save is asked about, though another field is written now', async () => {
  const { draft, save } = draftOf({
    ...{ kind: 'conflict', version: '4:a', draftBy: 'marie' },
    ...{ content: { ...base, title: 'published' }, mine: { ...base, title: 'draft' } },
  });
  draft.set('intro', 'mine');
  await draft.save();
  expect(save).toHaveBeenCalledTimes(1);
  expect(draft.getState().conflicts).toMatchObject([{ path: 'title', mine: 'draft', theirs: 'published' }]);
  expect(draft.getState().content).toMatchObject({ title: 'draft', intro: 'mine' });
});

test('changes of an earlier visit are taken up again, also over another version', () => {
  const { draft } = draftOf();
  draft.resume([
    { path: 'title', before: 'a', after: 'kept' },
    { path: 'intro', before: 'older', after: 'mine' },
  ]);
  expect(draft.getState().content).toMatchObject({ title: 'kept', intro: 'mine' });
  expect(draft.getState().conflicts).toEqual([{ path: 'intro', before: 'older', mine: 'mine', theirs: 'b' }]);
});

test('[PUBLISH-01] saving keeps a working copy; publishing sends what is written, saved before or not', async () => {
  const { draft, save, publish } = draftOf({ kind: 'saved', version: '3:a', at, draftBy: 'marie' });
  publish.mockResolvedValue({ kind: 'saved', version: '4:', at });
  await draft.publish();
  expect(publish).not.toHaveBeenCalled();
  draft.set('title', 'A');
  await draft.save();
  expect([save.mock.calls.length, draft.getState().saved.draftBy, draft.isDirty()]).toEqual([
    1,
    'marie',
    false,
  ]);
  await draft.publish();
  expect(publish).toHaveBeenLastCalledWith({ ...base, title: 'A' }, '3:a', {});
  expect([draft.getState().saved.draftBy, draft.getState().saved.version]).toEqual([undefined, '4:']);
  draft.set('title', 'B');
  await draft.publish();
  expect(publish).toHaveBeenLastCalledWith({ ...base, title: 'B' }, '4:', {});
  expect(save).toHaveBeenCalledTimes(1);
});

test('[PUBLISH-02] a discarded draft shows what is published, and undo brings it back', async () => {
  const { draft, discard } = draftOf({ kind: 'saved', version: '3:a', at, draftBy: 'marie' });
  draft.set('title', 'A');
  await draft.save();
  discard
    .mockResolvedValueOnce({ kind: 'failed' })
    .mockResolvedValueOnce({ kind: 'discarded', content: base, version: '3:' });
  expect(await draft.discard()).toBe('failed');
  expect(draft.getState().content).toEqual({ ...base, title: 'A' });
  expect(await draft.discard()).toBe('published');
  expect([draft.getState().content, draft.isDirty()]).toEqual([base, false]);
  draft.undo();
  expect([draft.getState().content, draft.isDirty()]).toEqual([{ ...base, title: 'A' }, true]);
});

test('[PUBLISH-02] a discarded draft is saved again when somebody wants it back', async () => {
  const saved = { kind: 'saved', version: '3:a', at, draftBy: 'marie' } as const;
  const { draft, discard, save } = draftOf(saved, { ...saved, version: '3:b' });
  draft.set('title', 'A');
  await draft.save();
  discard.mockResolvedValueOnce({ kind: 'discarded', content: base, version: '3:' });
  await draft.discard();
  draft.set('intro', 'written afterwards');
  expect(await draft.bringBack()).toBe(true);
  expect(save).toHaveBeenLastCalledWith({ ...base, title: 'A' }, '3:');
  expect([draft.getState().saved.draftBy, draft.isDirty()]).toEqual(['marie', false]);
});

test('[PUBLISH-02] a draft of which nothing was ever published is gone, and can be had back', async () => {
  const saved = { kind: 'saved', version: '0:a', at, draftBy: 'marie' } as const;
  const { draft, discard, save } = draftOf(saved, { ...saved, version: '0:b' });
  draft.set('title', 'A');
  await draft.save();
  discard.mockResolvedValueOnce({ kind: 'discarded', content: undefined, version: '0:' });
  expect(await draft.discard()).toBe('gone');
  expect([draft.getState().content, draft.isDirty()]).toEqual([{ ...base, title: 'A' }, false]);
  expect(await draft.bringBack()).toBe(true);
  expect(save).toHaveBeenLastCalledWith({ ...base, title: 'A' }, '0:');
});

test('[PUBLISH-02] a draft that was changed elsewhere is not discarded unseen', async () => {
  const { draft, discard } = draftOf({ kind: 'saved', version: '3:a', at, draftBy: 'marie' });
  draft.set('title', 'A');
  await draft.save();
  const theirs = { ...base, title: 'A', intro: 'theirs' };
  discard.mockResolvedValueOnce({ kind: 'conflict', content: theirs, version: '3:b', draftBy: 'paul' });
  expect(await draft.discard()).toBe('conflict');
  expect([draft.getState().content, draft.getState().merged]).toEqual([theirs, true]);
  discard.mockResolvedValueOnce({ kind: 'discarded', content: base, version: '3:' });
  expect(await draft.discard()).toBe('published');
  expect(discard).toHaveBeenLastCalledWith('3:b');
});

test('what is written stays when somebody else took the document away', async () => {
  const gone = { kind: 'conflict', content: undefined, version: '0:' } as const;
  const { draft, save } = draftOf(gone, { kind: 'saved', version: '0:a', at, draftBy: 'marie' });
  draft.set('title', 'A');
  await draft.save();
  expect(save).toHaveBeenLastCalledWith({ ...base, title: 'A' }, '0:');
  expect(draft.isDirty()).toBe(false);
});

test('[PUBLISH-03] a draft over what others published meanwhile asks before it sends anything', async () => {
  const save = vi.fn<Save>().mockResolvedValue({ kind: 'saved', version: '9:b', at });
  const draft = createDraft({
    ...{ key: 'fr/x', name: 'x', shape, history },
    saved: { content: { ...base, title: 'theirs' }, version: '9:a', draftBy: 'marie' },
    conflicts: [{ path: 'title', before: 'a', mine: 'mine', theirs: 'theirs' }],
    api: { save, publish: save, discard: async () => ({ kind: 'failed' }), takeOut: async () => true },
  });
  expect(draft.getState().content).toEqual({ ...base, title: 'mine' });
  await draft.save();
  await draft.publish();
  expect(save).not.toHaveBeenCalled();
  draft.settle(new Set(['title']));
  await draft.save();
  expect(save).toHaveBeenCalledExactlyOnceWith({ ...base, title: 'mine' }, '9:a');
});

test('[PUBLISH-07] what was scheduled while it was written is kept, and sent once it is taken out', async () => {
  const scheduled = { publication: 'p1', name: 'Janvier', dueAt: '2027-01-01T00:00:00.000Z' };
  const { draft, save } = draftOf({ kind: 'scheduled', scheduled }, { kind: 'saved', version: '4:', at });
  draft.set('title', 'mine');
  await draft.save();
  expect(draft.getState()).toMatchObject({ phase: 'refused', problems: [], scheduled });
  await draft.save();
  await draft.publish();
  expect(save).toHaveBeenCalledTimes(1);
  expect(await draft.takeOut()).toBe(true);
  expect(save).toHaveBeenLastCalledWith({ ...base, title: 'mine' }, '3:');
  expect([draft.getState().scheduled, draft.getState().phase, draft.isDirty()]).toEqual([
    undefined,
    'idle',
    false,
  ]);
});

test('[PUBLISH-05] a publication without an answer is told as such, and tried again as a publication', async () => {
  const { draft, publish } = draftOf();
  publish
    .mockResolvedValueOnce({ kind: 'failed' })
    .mockResolvedValueOnce({ kind: 'saved', version: '4:', at });
  draft.set('title', 'mine');
  await draft.publish();
  expect([draft.getState().phase, draft.isDirty()]).toEqual(['publish-failed', true]);
  await draft.publish();
  expect(publish).toHaveBeenCalledTimes(2);
  expect([draft.getState().phase, draft.isDirty()]).toEqual(['idle', false]);
});
