import yauzl from 'yauzl';
import type { FormProblem } from '#domain/leads/forms/form-problems.ts';

const ENTRIES_MAX = 2000;
const EXPANDED_MAX_BYTES = 100 * 1024 * 1024;
/** Text packs ten to one, XML at most some thirty; a bomb packs a thousand to one. */
const RATIO_MAX = 100;
const NEEDED = ['[Content_Types].xml', 'word/document.xml'];
const MACROS = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml)$|\.(?:exe|dll|js|vbs|ps1|bat|scr)$/i;

/** Reads the list of what is packed into a docx, without unpacking any of it. */
export async function inspectDocx(file: string): Promise<FormProblem | undefined> {
  const archive = await yauzl
    .openPromise(file, { autoClose: false, validateEntrySizes: true })
    .catch(() => undefined);
  if (!archive) return 'damaged';
  try {
    if (archive.entryCount > ENTRIES_MAX) return 'damaged';
    const names = new Set<string>();
    let packed = 0;
    let expanded = 0;
    for await (const entry of archive.eachEntry()) {
      if (MACROS.test(entry.fileName)) return 'has-macros';
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
