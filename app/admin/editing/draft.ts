import type { Conflict } from '#domain/editing/carry-over.ts';
import { type Change, changedFields, replay } from '#domain/editing/changes.ts';
import { fieldValue, withFieldValue } from '#domain/editing/field-value.ts';
import type { FieldShape } from '#domain/editing/shape.ts';
import type { ProblemMessage } from '../problem-words.ts';
import type {
  Discarded,
  DraftApi,
  DraftProblem,
  History,
  PublishOptions,
  Saved,
  Scheduled,
} from './draft-api.ts';
import { createPathWatchers } from './path-watchers.ts';
import { editingWords as words } from './words.ts';

export interface DraftOptions {
  /** Names the local copy, such as `fr/home`; what is new gets its name later. */
  key: string | (() => string);
  /** Begins the name of each field for its label, such as `home`. */
  name: string;
  shape: FieldShape;
  saved: Saved;
  /** What others published meanwhile in the fields that are written here. */
  conflicts?: readonly Conflict[];
  /** The publication that holds it: nothing can be written before it is taken out. */
  scheduled?: Scheduled;
  /** Begins as unsaved, though nobody has changed anything yet. */
  unsaved?: boolean;
  /** Whether the server could take it; until then it stays in the browser. */
  isSavable?(content: unknown): boolean;
  api: DraftApi;
  history: History;
}

/** A way back or forth: what to show, and the number of the change that it takes back or brings back. */
interface Turn {
  content: unknown;
  change: number;
}

/** The changes of all drafts are counted together: an editor with several goes back through them in order. */
let counted = 0;

function nextChange(): number {
  counted += 1;
  return counted;
}

export interface DraftState {
  content: unknown;
  saved: Saved;
  phase: 'idle' | 'saving' | 'publishing' | 'refused' | 'signed-out' | 'failed' | 'publish-failed';
  problems: readonly DraftProblem[];
  /** What needs a yes before it is published. */
  unconfirmed: readonly ProblemMessage[];
  /** Fields to choose for before anything is saved. */
  conflicts: readonly Conflict[];
  /** The publication that holds it: nothing is sent before it is taken out. */
  scheduled?: Scheduled;
  /** Somebody else's changes were taken in beside ours. */
  merged: boolean;
  past: readonly Turn[];
  future: readonly Turn[];
  /** When the content last changed here. */
  changedAt: number;
}

interface SendOptions {
  content?: unknown;
  /** Somebody else's changes were taken in before. */
  merged?: boolean;
  options?: PublishOptions;
}

/** Changes of one field within this time are undone together. */
const ONE_CHANGE_MS = 1000;

export type Draft = ReturnType<typeof createDraft>;

/**
 * Content under somebody's hands: what is written, what is saved, and the way back. It knows no
 * timer, no storage and no section; those are added around it.
 */
export function createDraft(options: DraftOptions) {
  const { key, name, shape, saved, conflicts = [], unsaved, api, history } = options;
  const isSendable = () =>
    state.conflicts.length === 0 && !state.scheduled && (options.isSavable?.(state.content) ?? true);
  let state: DraftState = {
    content: unsaved ? structuredClone(saved.content) : withMine(shape, saved.content, conflicts),
    saved,
    phase: 'idle',
    problems: [],
    unconfirmed: [],
    conflicts,
    ...(options.scheduled && { scheduled: options.scheduled }),
    merged: false,
    past: [],
    future: [],
    changedAt: 0,
  };
  let lastPath: string | undefined;
  let saving: Promise<void> | undefined;
  /** What is to be published; what others saved meanwhile is taken into it as into the draft. */
  let wished: { content: unknown } | undefined;
  let discarded: unknown;
  /** As it would be if nothing had been written here since it was opened or published. */
  let withoutMine = saved.content;
  const listeners = new Set<() => void>();
  const watchers = createPathWatchers();

  /** `path` is where the content changed, undefined for anywhere. */
  function update(next: Partial<DraftState>, path?: string): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
    watchers.tell(path);
  }

  const draft = {
    get key() {
      return typeof key === 'string' ? key : key();
    },
    name,
    shape,
    history,
    getState: () => state,
    isDirty: () => state.content !== state.saved.content,
    /** Whether somebody wrote here what is not saved yet. */
    isTouched: () => draft.isDirty() && state.changedAt > 0,
    changes: (): Change[] => changedFields(shape, state.saved.content, state.content),

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Hears only of changes at a path, above it or below it: with hundreds of fields, a keystroke wakes a few. */
    watch: watchers.watch,

    /** What a field holds; what the content leaves out reads as empty. */
    valueAt: (path: string): unknown => fieldValue(shape, state.content, path),

    /** The empty path is the whole content. */
    set(path: string, value: unknown): void {
      write(withFieldValue(shape, state.content, path, value), path);
      const problems = state.problems.filter((problem) => !isWithin(problem.path, path));
      if (problems.length < state.problems.length) update({ problems });
    },

    /** Another content as a whole, such as an earlier version; can be undone like any other change. */
    replace: (content: unknown) => write(content),

    /** Takes up changes that were made before, on this version or on an earlier one. */
    resume(changes: readonly Change[]): void {
      const { content, conflicts } = replay(shape, changes, state.content);
      write(withMine(shape, content, conflicts));
      update({ conflicts });
    },

    undo: () => step('past', 'future'),
    redo: () => step('future', 'past'),

    /** Settles the conflicts: for the paths named our own words, for the others theirs. */
    settle(keepMine: ReadonlySet<string>): void {
      const content = state.conflicts.reduce(
        (settled, { path, mine, theirs }) =>
          withFieldValue(shape, settled, path, keepMine.has(path) ? mine : theirs),
        state.content,
      );
      update({ conflicts: [] });
      write(content);
    },

    /** Sends what is unsaved. One request at a time: what is written meanwhile goes with the next. */
    async save(): Promise<void> {
      if (saving) await saving;
      if (saving || !draft.isDirty() || !isSendable()) return saving;
      return start(() => send('saving'));
    },

    /**
     * Makes public what is written at this moment, saved before or not; with `confirmed` what the question was
     * about. What is written afterwards stays a draft.
     */
    async publish(options: PublishOptions = {}): Promise<void> {
      if (!options.confirmed || !wished) wished = { content: state.content };
      const wish = wished;
      if (saving) await saving;
      const isPublic = wish.content === state.saved.content && state.saved.draftBy === undefined;
      if (saving || isPublic || !isSendable()) return saving;
      return start(() => send('publishing', { content: wish.content, options }));
    },

    /** Leaves what needs a yes unpublished. */
    leaveUnconfirmed: () => update({ unconfirmed: [] }),

    /** Takes it out of the publication that holds it, and sends what was written meanwhile. */
    async takeOut(): Promise<boolean> {
      if (!(await api.takeOut())) return false;
      // It is a draft again, whoever wrote it.
      update({ phase: 'idle', scheduled: undefined, saved: { draftBy: '', ...state.saved } });
      await draft.save();
      return true;
    },

    /** Goes back to what is published; can be undone like any other change, and by `bringBack`. */
    async discard(): Promise<Discarded> {
      if (saving) await saving;
      const result = await api.discard(state.saved.version);
      if (result.kind === 'conflict') {
        const { kind, ...theirs } = result;
        takeIn(theirs);
        return kind;
      }
      if (result.kind === 'signed-out') update({ phase: result.kind });
      if (result.kind !== 'discarded') return 'failed';
      const { kind: _, ...published } = result;
      const gone = published.content === undefined;
      discarded = state.content;
      withoutMine = published.content;
      const content = gone ? discarded : published.content;
      update({ phase: 'idle', problems: [], conflicts: [], merged: false, saved: { ...published, content } });
      write(content);
      return gone ? 'gone' : 'published';
    },

    /** Takes back what was written here, saved or not, and leaves what others wrote meanwhile. */
    async revert(): Promise<void> {
      if (saving) await saving;
      discarded = state.content;
      write(withoutMine);
      await start(() => send('saving'));
    },

    /** The draft that was discarded or reverted, saved as it was. */
    async bringBack(): Promise<boolean> {
      if (saving) await saving;
      write(discarded);
      await start(() => send('saving'));
      return state.phase === 'idle';
    },
  };

  function start(work: () => Promise<void>): Promise<void> {
    saving = work().finally(() => {
      saving = undefined;
    });
    return saving;
  }

  function write(content: unknown, path?: string): void {
    if (content === state.content) return;
    const now = Date.now();
    const goesOn = path !== undefined && path === lastPath && now - state.changedAt < ONE_CHANGE_MS;
    lastPath = path;
    const past = goesOn ? state.past : [...state.past, { content: state.content, change: nextChange() }];
    update({ content, past, future: [], changedAt: now }, path);
  }

  function step(from: 'past' | 'future', to: 'past' | 'future'): void {
    const turn = state[from].at(-1);
    if (!turn) return;
    lastPath = undefined;
    update({
      content: turn.content,
      changedAt: Date.now(),
      [from]: state[from].slice(0, -1),
      [to]: [...state[to], { content: state.content, change: turn.change }],
    });
  }

  async function send(
    phase: 'saving' | 'publishing',
    { content: sent = state.content, merged = false, options = {} }: SendOptions = {},
  ): Promise<void> {
    lastPath = undefined;
    // A save by itself does not answer the question.
    update({ phase, ...(phase === 'publishing' && { unconfirmed: [] }) });
    const { version } = state.saved;
    const result =
      phase === 'saving' ? await api.save(sent, version) : await api.publish(sent, version, options);
    if (result.kind === 'saved') {
      const { kind: _, ...saved } = result;
      const problems = state.problems.filter((one) => phase === 'saving' && one.blocksPublishing);
      update({ phase: 'idle', problems, merged, saved: { ...saved, content: sent } });
      if (phase === 'publishing') withoutMine = sent;
    } else if (result.kind === 'conflict') {
      const { kind: _, ...theirs } = result;
      const unseen = phase === 'publishing' ? unseenWords(theirs) : [];
      takeIn(theirs);
      if (unseen.length > 0) update({ phase: 'refused', problems: unseen });
      else if (state.conflicts.length === 0 && draft.isDirty())
        await send(phase, { merged: true, ...(phase === 'publishing' && wished) });
    } else if (result.kind === 'unconfirmed') {
      update({ phase: 'idle', unconfirmed: result.problems });
    } else if (result.kind === 'refused') {
      update({ phase: 'refused', problems: result.problems });
    } else if (result.kind === 'scheduled') {
      update({ phase: 'refused', problems: [], scheduled: result.scheduled });
    } else {
      update({ phase: result.kind === 'failed' && phase === 'publishing' ? 'publish-failed' : result.kind });
    }
  }

  /** What stops a publication until somebody asks again: a deletion, and what another draft says that nobody saw here. */
  function unseenWords({ content, draftBy }: Saved): DraftProblem[] {
    if (content === undefined) return [{ path: '', message: words.deletedMeanwhile, blocksPublishing: true }];
    if (draftBy === undefined) return [];
    return changedFields(shape, state.saved.content, content).map(({ path }) => ({
      path,
      message: words.writtenMeanwhile(draftBy),
      blocksPublishing: true,
    }));
  }

  /** Our changes over theirs. Where both touched one field nothing is sent until somebody has chosen. */
  function takeIn({
    content: found = structuredClone(state.saved.content),
    mine,
    ...rest
  }: Saved & { mine?: unknown }): void {
    // Where the document is gone, all that is written here is unsaved again.
    const theirs = { ...rest, content: found };
    const replayed = replay(shape, draft.changes(), theirs.content);
    const conflicts = [...replayed.conflicts, ...contested(theirs.content, mine, replayed.conflicts)];
    const content = withMine(shape, replayed.content, conflicts);
    if (wished)
      wished.content = wished.content === state.content ? content : over(theirs.content, wished.content);
    withoutMine = replay(
      shape,
      changedFields(shape, state.saved.content, theirs.content),
      withoutMine,
    ).content;
    lastPath = undefined;
    const taken = { content, conflicts, merged: true };
    update({ phase: 'idle', saved: theirs, ...taken });
  }

  /** What differs from the last save, made again over another content. */
  function over(theirs: unknown, content: unknown): unknown {
    return replay(shape, changedFields(shape, state.saved.content, content), theirs).content;
  }

  /** The fields in which somebody published under what was saved here before. */
  function contested(theirs: unknown, mine: unknown, known: readonly Conflict[]): Conflict[] {
    if (mine === undefined) return [];
    return changedFields(shape, theirs, mine)
      .filter(({ path }) => !known.some((one) => isWithin(one.path, path) || isWithin(path, one.path)))
      .map(({ path, before, after }) => ({ path, before, mine: after, theirs: before }));
  }

  return draft;
}

/** Until somebody chooses, the fields go on showing what was written here. */
function withMine(shape: FieldShape, content: unknown, conflicts: readonly Conflict[]): unknown {
  return conflicts.reduce((shown, { path, mine }) => withFieldValue(shape, shown, path, mine), content);
}

function isWithin(path: string, parent: string): boolean {
  return parent === '' || path === parent || path.startsWith(`${parent}.`);
}
