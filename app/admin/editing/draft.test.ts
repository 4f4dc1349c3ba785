import { expect, test, vi } from 'vitest';
import type { FieldShape } from '#domain/editing/shape.ts';
import { createDraft, type SaveAnswer } from './draft.ts';

const text: FieldShape = { kind: 'text', initial: '' };
const shape: FieldShape = {
  kind: 'group',
  fields: { title: text, intro: text, items: { kind: 'list', item: text } },
};
const base = { title: 'a', intro: 'b', items: ['1'] };
const at = new Date();

const history = { list: async () => [], content: async () => base };

function draftOf(...answers: SaveAnswer[]) {
  const save = vi.fn<(content: unknown, basedOn: number) => Promise<SaveAnswer>>();
  for (const answer of answers) save.mockResolvedValueOnce(answer);
  return {
    save,
    draft: createDraft({ key: 'fr/x', name: 'x', shape, saved: { content: base, rev: 3 }, save, history }),
  };
}

test('what is written is unsaved until the server has it', async () => {
  const { draft, save } = draftOf({ kind: 'saved', rev: 4, at });
  expect(draft.isDirty()).toBe(false);
  draft.set('title', 'A');
  expect([draft.isDirty(), draft.changes()]).toEqual([true, [{ path: 'title', before: 'a', after: 'A' }]]);
  await draft.save();
  expect(save).toHaveBeenCalledExactlyOnceWith({ ...base, title: 'A' }, 3);
  expect([draft.isDirty(), draft.getState().saved.rev, draft.getState().saved.at]).toEqual([false, 4, at]);
  await draft.save();
  expect(save).toHaveBeenCalledTimes(1);
});

test('what is written during a save stays unsaved and is sent next', async () => {
  const { draft, save } = draftOf({ kind: 'saved', rev: 4, at }, { kind: 'saved', rev: 5, at });
  draft.set('title', 'A');
  const first = draft.save();
  draft.set('title', 'AB');
  const second = draft.save();
  await Promise.all([first, second]);
  expect(save.mock.calls.map(([, rev]) => rev)).toEqual([3, 4]);
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
    { kind: 'conflict', content: theirs, rev: 9 },
    { kind: 'saved', rev: 10, at },
  );
  draft.set('title', 'mine');
  await draft.save();
  expect(save).toHaveBeenLastCalledWith({ ...theirs, title: 'mine' }, 9);
  expect(draft.isDirty()).toBe(false);
});

test('a field both changed is asked about, nothing is sent meanwhile, and ours stays in sight', async () => {
  const theirs = { ...base, title: 'theirs', items: [] };
  const { draft, save } = draftOf(
    { kind: 'conflict', content: theirs, rev: 9 },
    { kind: 'saved', rev: 10, at },
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
  expect(save).toHaveBeenLastCalledWith({ ...base, title: 'theirs', items: ['1', '2'] }, 9);
});

test('a save that was answered but not heard is found out and not asked about', async () => {
  const { draft, save } = draftOf(
    { kind: 'failed' },
    { kind: 'conflict', content: { ...base, title: 'A' }, rev: 4 },
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

test('changes of an earlier visit are taken up again, also over another version', () => {
  const { draft } = draftOf();
  draft.resume([
    { path: 'title', before: 'a', after: 'kept' },
    { path: 'intro', before: 'older', after: 'mine' },
  ]);
  expect(draft.getState().content).toMatchObject({ title: 'kept', intro: 'mine' });
  expect(draft.getState().conflicts).toEqual([{ path: 'intro', before: 'older', mine: 'mine', theirs: 'b' }]);
});
