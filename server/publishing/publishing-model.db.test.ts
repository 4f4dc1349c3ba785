import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DocumentRef } from '#domain/documents.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

/**
 * Two administrators write, publish, schedule, wait, take back and save through the API in any order. After
 * each step what visitors read, and what the editors show, is what this small model says.
 */
const sections = ['home', 'agency'] as const;
const fields = ['title', 'subtitle'] as const;
type Section = (typeof sections)[number];
type Texts = Record<(typeof fields)[number], string>;

/** Something written over what was published then. */
interface Copy {
  base: Texts;
  mine: Texts;
}

interface Waiting {
  id: string;
  due: number;
  copies: Partial<Record<Section, Copy>>;
}

interface Done {
  /** The one that it took back; empty for others. */
  undoes: string;
  /** How many fields an undo left alone. */
  left: number;
  id: string;
  changes: Partial<Record<Section, { before: Texts; after: Texts; version: number }>>;
}

const section = fc.constantFrom(...sections);
const chosen = fc.subarray([...sections], { minLength: 1 });
const step = fc.oneof(
  fc.record({
    kind: fc.constant('write' as const),
    ...{ section, field: fc.constantFrom(...fields), text: fc.constantFrom('A', 'B', 'C') },
  }),
  fc.record({
    kind: fc.constant('save' as const),
    ...{ section, field: fc.constantFrom(...fields), text: fc.constantFrom('A', 'B', 'C') },
  }),
  fc.record({ kind: fc.constant('publish' as const), chosen }),
  fc.record({ kind: fc.constant('schedule' as const), chosen, hours: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('withdraw' as const) }),
  fc.record({ kind: fc.constant('discard' as const), section }),
  fc.record({ kind: fc.constant('undo' as const), back: fc.integer({ min: 1, max: 3 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const refOf = (id: Section): DocumentRef => ({ collection: 'section', language: 'fr', id });
const isSame = (a: Texts, b: Texts) => fields.every((field) => a[field] === b[field]);

/** A copy over what is published now: undefined where both changed one text, each in their own way. */
function carried({ base, mine }: Copy, published: Texts): Texts | undefined {
  const both = fields.filter((field) => mine[field] !== base[field] && published[field] !== base[field]);
  if (both.some((field) => mine[field] !== published[field])) return undefined;
  return withMine({ base, mine }, published);
}

function withMine({ base, mine }: Copy, published: Texts): Texts {
  const text = (field: keyof Texts) => (mine[field] === base[field] ? published[field] : mine[field]);
  return { title: text('title'), subtitle: text('subtitle') };
}

type Stores = Awaited<ReturnType<typeof openStores>>;

async function shown({ content }: Stores, id: Section): Promise<Texts> {
  const { hero } = await content.section(id, 'fr');
  return { title: hero.title, subtitle: hero.subtitle };
}

class Model {
  private readonly versions = { home: 0, agency: 0 };
  private readonly copies: Partial<Record<Section, Copy>> = {};
  private waiting: Waiting[] = [];
  private readonly done: Done[] = [];
  private time = Date.parse('2025-06-01T12:00:00Z');
  private readonly published: Record<Section, Texts>;
  private readonly stores: Stores;

  constructor(stores: Stores, published: Record<Section, Texts>) {
    this.stores = stores;
    this.published = published;
  }

  now = () => new Date(this.time);

  private isHeld(id: Section): boolean {
    return this.waiting.some(({ copies }) => copies[id]);
  }

  /** The undo that took it back, until that one is undone. */
  private undoOf(id: string): Done | undefined {
    return this.done.findLast((undo) => undo.undoes === id && !this.undoOf(undo.id));
  }

  /** By an undo that left nothing alone, and before which no other counted that was taken back after it. */
  private isUndone(id: string): boolean {
    const last = this.undoOf(id);
    if (last?.left !== 0) return false;
    const place = (one: Done) => this.done.indexOf(one);
    const earlier = this.done.filter((undo) => undo.undoes === id && place(undo) < place(last));
    return !earlier.some((undo) => {
      const undoing = this.undoOf(undo.id);
      return undoing && place(undoing) > place(last);
    });
  }

  private goLive(id: string, next: Partial<Record<Section, Texts>>, undo = { undoes: '', left: 0 }): void {
    const changes: Done['changes'] = {};
    for (const name of sections) {
      const after = next[name];
      if (!after) continue;
      this.versions[name] += 1;
      changes[name] = { before: this.published[name], after, version: this.versions[name] };
      this.published[name] = after;
    }
    this.done.push({ id, changes, ...undo });
  }

  async run(step: Step): Promise<void> {
    // No two publications at one moment: the last is known by its time.
    this.time += 1000;
    await this[step.kind](step as never);
    for (const id of sections) {
      expect([step, id, await shown(this.stores, id)]).toEqual([step, id, this.published[id]]);
      const { content } = await this.stores.workingCopies.load(refOf(id));
      const copy = this.waiting.find(({ copies }) => copies[id])?.copies[id] ?? this.copies[id];
      const written = copy ? withMine(copy, this.published[id]) : this.published[id];
      expect([step, id, (content as { hero: Texts }).hero]).toMatchObject([step, id, written]);
    }
  }

  /** An editor opens the section, which settles what both changed, and writes one text. */
  async write({ section: id, field, text }: Extract<Step, { kind: 'write' }>): Promise<void> {
    const { workingCopies } = this.stores;
    const { content, version } = await workingCopies.load(refOf(id));
    const { hero } = content as { hero: Texts };
    const next = { ...(content as object), hero: { ...hero, [field]: text } };
    const saving = workingCopies.save(refOf(id), next, { basedOn: version, by: 'marie' });
    if (this.isHeld(id)) return void (await expect(saving).rejects.toMatchObject({ status: 409 }));
    await saving;
    const published = this.published[id];
    const before = this.copies[id];
    const mine = { ...(before ? withMine(before, published) : published), [field]: text };
    if (isSame(mine, published)) delete this.copies[id];
    else this.copies[id] = { base: published, mine };
  }

  /** A program saves through the API: public at once. */
  async save({ section: id, field, text }: Extract<Step, { kind: 'save' }>): Promise<void> {
    const { content, publications } = this.stores;
    const by = { basedOn: this.versions[id], by: 'robot' };
    await content.updateField(id, 'fr', `hero.${field}`, text, by);
    const [last] = await publications.past(1);
    this.goLive(last?.id ?? '', { [id]: { ...this.published[id], [field]: text } });
  }

  private async choose(names: readonly Section[]) {
    const { workingCopies } = this.stores;
    return Promise.all(
      names.map(async (id) => ({ ref: refOf(id), version: (await workingCopies.load(refOf(id))).version })),
    );
  }

  /** What these copies would bring; undefined where one is missing, meets a conflict or says what is published. */
  private next(names: readonly Section[]): Partial<Record<Section, Texts>> | undefined {
    const next: Partial<Record<Section, Texts>> = {};
    for (const id of names) {
      const copy = this.isHeld(id) ? undefined : this.copies[id];
      const texts = copy && carried(copy, this.published[id]);
      if (!texts || isSame(texts, this.published[id])) return undefined;
      next[id] = texts;
    }
    return next;
  }

  async publish({ chosen: names }: Extract<Step, { kind: 'publish' }>): Promise<void> {
    const publishing = this.stores.publications.publish(await this.choose(names), { by: 'marie' });
    const next = this.next(names);
    if (!next) return void (await expect(publishing).rejects.toMatchObject({ status: 409 }));
    this.goLive(await publishing, next);
    for (const id of names) delete this.copies[id];
  }

  async schedule({ chosen: names, hours }: Extract<Step, { kind: 'schedule' }>): Promise<void> {
    const due = this.time + hours * 3_600_000;
    const at = new Date(due);
    const scheduling = this.stores.publications.schedule(await this.choose(names), { by: 'paul', at });
    if (!this.next(names)) return void (await expect(scheduling).rejects.toMatchObject({ status: 409 }));
    const copies: Waiting['copies'] = {};
    for (const id of names) {
      copies[id] = this.copies[id];
      delete this.copies[id];
    }
    this.waiting.push({ id: await scheduling, due, copies });
  }

  async wait({ hours }: Extract<Step, { kind: 'wait' }>): Promise<void> {
    this.time += hours * 3_600_000;
    await this.stores.publications.publishDue();
    const due = this.waiting.filter((one) => one.due <= this.time).sort((a, b) => a.due - b.due);
    this.waiting = this.waiting.filter((one) => !due.includes(one));
    for (const { id, copies } of due) {
      const entries = Object.entries(copies) as [Section, Copy][];
      const next = entries.map(([name, copy]) => [name, carried(copy, this.published[name])] as const);
      if (next.every(([, texts]) => texts)) this.goLive(id, Object.fromEntries(next));
      else this.giveBack(copies);
    }
  }

  async withdraw(): Promise<void> {
    const last = this.waiting.pop();
    if (!last) return;
    await this.stores.publications.withdraw(last.id, 'marie');
    this.giveBack(last.copies);
  }

  /** What says what is published by now is no copy. */
  private giveBack(copies: Waiting['copies']): void {
    for (const name of sections) {
      const copy = copies[name];
      if (copy && !isSame(copy.mine, this.published[name])) this.copies[name] = copy;
    }
  }

  async discard({ section: id }: Extract<Step, { kind: 'discard' }>): Promise<void> {
    const { workingCopies } = this.stores;
    const { version } = await workingCopies.load(refOf(id));
    const discarding = workingCopies.discard(refOf(id), { basedOn: version, by: 'marie' });
    if (this.isHeld(id)) return void (await expect(discarding).rejects.toMatchObject({ status: 409 }));
    await discarding;
    delete this.copies[id];
  }

  async undo({ back }: Extract<Step, { kind: 'undo' }>): Promise<void> {
    const one = this.done.at(-back);
    if (!one) return;
    const { publications } = this.stores;
    const undoing = publications.undo(one.id, { by: 'paul' });
    if (this.isUndone(one.id)) return void (await expect(undoing).rejects.toMatchObject({ status: 409 }));
    const { changed, leftAlone } = await undoing;
    const next: Partial<Record<Section, Texts>> = {};
    let left = 0;
    for (const name of sections) {
      const change = one.changes[name];
      if (!change) continue;
      const now = this.published[name];
      const texts = { ...now };
      for (const field of fields)
        if (now[field] === change.after[field]) texts[field] = change.before[field];
        else if (now[field] !== change.before[field] && change.before[field] !== change.after[field])
          left += 1;
      next[name] = texts;
    }
    expect(leftAlone).toHaveLength(left);
    if (changed === 0) {
      const before = this.undoOf(one.id);
      if (before) before.left = left;
      for (const name of sections) expect(next[name] ?? this.published[name]).toEqual(this.published[name]);
      return;
    }
    const [last] = await publications.past(1);
    const versions = { ...this.versions };
    for (const name of sections) versions[name] = (await this.stores.content.load(name, 'fr')).rev;
    this.goLive(last?.id ?? '', next, { undoes: one.id, left });
    Object.assign(this.versions, versions);
  }
}

onBothEngines('publishing', (engine) => {
  test('[PUBLISH-01] [PUBLISH-03] [PUBLISH-05] [PUBLISH-07] [PUBLISH-08] whatever two administrators do, visitors read what was published and nothing else', {
    timeout: 300_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        let model: Model | undefined;
        const start = new Date('2025-06-01T12:00:00Z');
        const stores = await openStores(engine, { now: () => model?.now() ?? start });
        model = new Model(stores, {
          home: await shown(stores, 'home'),
          agency: await shown(stores, 'agency'),
        });
        for (const one of steps) await model.run(one);
      }),
      { numRuns: engine === 'sqlite' ? 120 : 10 },
    );
  });
});
