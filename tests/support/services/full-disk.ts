import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StatementSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { newFolder } from '../engines.ts';

/** A folder whose disk can be filled, and given room again. */
export interface SmallDisk {
  folder: string;
  /** So many bytes stay free. */
  fill(but?: number): Promise<void>;
  makeRoom(): Promise<void>;
}

/** A disk of a few megabytes; undefined where this user may not make one. */
export async function mountedDisk(): Promise<SmallDisk | undefined> {
  const folder = await newFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  const filler = path.join(folder, 'filler');
  return {
    folder,
    async fill(but = 0) {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - but), 1)).catch(() => {});
    },
    makeRoom: () => rm(filler),
  };
}

const WRITES = /^\s*(?:insert|update|delete)/i;

/** An ordinary folder; Node's SQLite and files say what they would say of a full disk. */
export async function injectedDisk(): Promise<SmallDisk> {
  const folder = await newFolder();
  const { all, run } = StatementSync.prototype;
  const { write, writev } = fs;
  const makeRoom = async () => {
    Object.assign(StatementSync.prototype, { all, run });
    Object.assign(fs, { write, writev });
  };
  onTestFinished(makeRoom);
  const unlessWriting = (act: (...values: never[]) => unknown) =>
    function (this: StatementSync, ...values: never[]) {
      if (!WRITES.test(this.sourceSQL)) return act.apply(this, values);
      throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
    };
  const noRoom = (...values: unknown[]) => {
    const error = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    });
    queueMicrotask(() => (values.at(-1) as (error: Error) => void)(error));
  };
  return {
    folder,
    async fill() {
      Object.assign(StatementSync.prototype, { all: unlessWriting(all), run: unlessWriting(run) });
      Object.assign(fs, { write: noRoom, writev: noRoom });
    },
    makeRoom,
  };
}
