import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Disk } from '#domain/uploads/upload-budget.ts';
import { ConfigError } from './config.ts';

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'there is a file of that name',
};

/** Proves that the folder can be written to, and that its disk has room. */
export async function probeDataFolder(folder: string): Promise<void> {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    await writeFile(probe, Buffer.alloc(4096), { mode: 0o600 });
  } finally {
    await rm(probe, { force: true });
  }
}

/** The disk on which it lies; undefined where the system does not tell. */
export async function diskOf(folder: string): Promise<Disk | undefined> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk && { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize };
}

/** Makes the folder for our data and proves that it can be written to, or says in one sentence why not. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await probeDataFolder(folder);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR ${folder} cannot be written: ${reasons[code] ?? message}.`);
  }
}
