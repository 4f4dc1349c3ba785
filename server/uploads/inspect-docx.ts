import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { FormProblem } from '#domain/leads/forms/form-problems.ts';

const ENTRIES_MAX = 2000;
const EXPANDED_MAX_BYTES = 100 * 1024 * 1024;
/** Text packs ten to one, XML at most some thirty; a bomb packs a thousand to one. */
const RATIO_MAX = 100;
const NEEDED = ['[Content_Types].xml', 'word/document.xml'];
const MACROS =
  /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml)$|(?:^|\/)(?:activeX\/|embeddings\/.*\.bin$)|\.(?:exe|dll|js|vbs|ps1|bat|scr)$/i;
/** Where a part names others. What it fetches from elsewhere when it is opened is a program by another way. */
const RELATIONS = /\.rels$/i;
const RELATIONS_MAX_BYTES = 1024 * 1024;
const FETCHED = /<Relationship\b[^>]*(?:attachedTemplate|oleObject|subDocument|frame)"[^>]*>/gi;
const FROM_ELSEWHERE = /TargetMode\s*=\s*["']External["']/i;
/** Begins each line of the list. */
const LINE_MARK = 'PK\x01\x02';

/** Reads the list of what is packed into a docx, and unpacks of it only what names other files. */
export async function inspectDocx(file: string): Promise<FormProblem | undefined> {
  const archive = await yauzl
    .openPromise(file, { autoClose: false, validateEntrySizes: true })
    .catch(() => undefined);
  if (!archive) return 'damaged';
  try {
    if (archive.entryCount > ENTRIES_MAX || (await countLines(file)) > ENTRIES_MAX) return 'damaged';
    const names = new Set<string>();
    let packed = 0;
    let expanded = 0;
    for await (const entry of archive.eachEntry()) {
      if (entry.isEncrypted()) return 'locked';
      if (MACROS.test(entry.fileName)) return 'has-macros';
      if (RELATIONS.test(entry.fileName)) {
        if (entry.uncompressedSize > RELATIONS_MAX_BYTES) return 'damaged';
        if (await fetchesFromElsewhere(archive, entry)) return 'has-macros';
      }
      names.add(entry.fileName);
      packed += entry.compressedSize;
      expanded += entry.uncompressedSize;
    }
    if (expanded > EXPANDED_MAX_BYTES || expanded > Math.max(packed, 1) * RATIO_MAX) return 'damaged';
    return NEEDED.every((name) => names.has(name)) ? undefined : 'wrong-type';
  } catch {
    return 'damaged';
  } finally {
    archive.close();
  }
}

/** The number that the archive tells of itself begins again at 65,536. */
async function countLines(file: string): Promise<number> {
  const text = (await readFile(file)).toString('latin1');
  return text.split(LINE_MARK).length - 1;
}

async function fetchesFromElsewhere(archive: ZipFile, entry: Entry): Promise<boolean> {
  const text = (await buffer(await archive.openReadStreamPromise(entry))).toString();
  return (text.match(FETCHED) ?? []).some((relation) => FROM_ELSEWHERE.test(relation));
}
