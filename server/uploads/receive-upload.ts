import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { FILE_MAX_BYTES } from '#domain/leads/forms/file-rules.ts';
import { RequestError } from '#domain/request-error.ts';
import type { ReceivedFile, Upload } from './upload.ts';

const FIELDS_MAX_BYTES = 256 * 1024;
const LIMITS = {
  parts: 30,
  fields: 25,
  fieldNameSize: 100,
  fieldSize: FIELDS_MAX_BYTES,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

interface FileLimits {
  files: number;
  fileSize: number;
}

/** How long the parser may think after the last byte, when all files are written. */
const PARSER_PATIENCE_MS = 1000;

const OF_APPLICATIONS: FileLimits = { files: 2, fileSize: FILE_MAX_BYTES };

export interface UploadSource {
  body: ReadableStream<Uint8Array> | null;
  contentType: string;
}

/**
 * Reads a multipart body as it comes in: texts into memory, files into the folder under random
 * names, all within limits. Nothing stays in the folder when it fails or the sender goes away.
 */
export async function receiveUpload(
  { body, contentType }: UploadSource,
  folder: string,
  fileLimits = OF_APPLICATIONS,
): Promise<Upload> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const parser = createParser(contentType, fileLimits);
  // The files at their limit, the fields, and what multipart writes around them.
  const bodyMax = fileLimits.files * fileLimits.fileSize + 2 * FIELDS_MAX_BYTES;
  const fields = new Map<string, string[]>();
  const files: ReceivedFile[] = [];
  const writing: Promise<void>[] = [];
  const incoming: BusboyFileStream[] = [];
  const temporary: string[] = [];
  let tooMuch = false;
  let fieldBytes = 0;

  parser.on('field', (name, value, nameCut, valueCut) => {
    fieldBytes += Buffer.byteLength(value);
    if (nameCut || valueCut || fieldBytes > FIELDS_MAX_BYTES) tooMuch = true;
    else fields.set(name, [...(fields.get(name) ?? []), value]);
  });
  parser.on('file', (field, stream, name = '') => {
    const file = path.join(folder, `${crypto.randomUUID()}.part`);
    temporary.push(file);
    incoming.push(stream);
    writing.push(
      keep(stream, file).then((written) => {
        if (name !== '' || written.size > 0) files.push({ field, name, path: file, ...written });
      }),
    );
    // Our disk cannot take it, or the part is broken: no use in listening on.
    writing.at(-1)?.catch((error: Error) => parser.destroy(error));
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => {
      tooMuch = true;
    });
  }

  const discard = async () => {
    for (const stream of incoming) stream.destroy();
    await Promise.allSettled(writing);
    await Promise.all(temporary.map((file) => rm(file, { force: true })));
  };
  let giveUp: NodeJS.Timeout | undefined;
  try {
    const source = body ? Readable.fromWeb(body as never) : Readable.from([]);
    const capped = cappedAt(bodyMax);
    // A part whose header has no end makes the parser wait for ever, for bytes that cannot come.
    capped.once('end', async () => {
      await Promise.allSettled(writing);
      giveUp = setTimeout(() => parser.destroy(new Error('A part has no end.')), PARSER_PATIENCE_MS);
    });
    await pipeline(source, capped, parser);
    await Promise.all(writing);
    if (tooMuch) throw new RequestError(413, 'This is larger than we can take.');
    return {
      fields: Object.fromEntries([...fields].map(([name, texts]) => [name, oneOrMany(texts)])),
      files,
      discard,
    };
  } catch (error) {
    await discard();
    if (error instanceof RequestError || isOfOurDisk(error)) throw error;
    throw new RequestError(400, 'The form did not arrive whole.');
  } finally {
    clearTimeout(giveUp);
  }
}

function isOfOurDisk(error: unknown): boolean {
  const { syscall = '' } = error as NodeJS.ErrnoException;
  return ['open', 'write', 'mkdir'].includes(syscall);
}

function createParser(contentType: string, fileLimits: FileLimits) {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: { ...LIMITS, ...fileLimits } });
  } catch {
    throw new RequestError(400, 'The form cannot be read.');
  }
}

async function keep(stream: BusboyFileStream, file: string) {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(stream, measure, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
  return { size, sha256: hash.digest('hex'), tooLarge: stream.truncated };
}

function cappedAt(limit: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size > limit) done(new RequestError(413, 'This is larger than we can take.'));
      else done(null, chunk);
    },
  });
}

function oneOrMany(texts: string[]): string | string[] {
  return texts.length === 1 ? (texts[0] ?? '') : texts;
}

/** Removes what a crash left behind of uploads that began before this moment. */
export async function removeLeftovers(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtime < before) await rm(file, { force: true });
  }
}
