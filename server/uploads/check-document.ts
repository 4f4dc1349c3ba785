import { type FileHandle, open } from 'node:fs/promises';
import { type DocumentType, documentTypeOf } from '#domain/leads/forms/file-rules.ts';
import type { FormProblem } from '#domain/leads/forms/form-problems.ts';
import { inspectDocx } from './inspect-docx.ts';
import { holdsProgram } from './inspect-pdf.ts';
import type { ReceivedFile } from './upload.ts';

const PDF_MARK = Buffer.from('%PDF-');
const PDF_END = Buffer.from('%%EOF');
const ZIP_MARK = Buffer.from('PK\x03\x04');
const ZIP_END = Buffer.from('PK\x05\x06');
const OLE_MARK = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Readers look for the beginning of a PDF this far into a file, and for its end this far from the end. */
const PDF_SEARCH_BYTES = 1024;
/** The end of a zip archive stands within this many bytes of the end of the file. */
const ZIP_SEARCH_BYTES = 65_557;
const CHUNK_BYTES = 1024 * 1024;

/** What is wrong with a file that claims to be a document, or undefined. Name and bytes must agree. */
export async function documentProblem(file: ReceivedFile): Promise<FormProblem | undefined> {
  if (file.tooLarge) return 'too-large';
  const type = documentTypeOf(file.name);
  if (!type) return 'wrong-type';
  const handle = await open(file.path, 'r');
  try {
    return await checks[type](handle, file);
  } finally {
    await handle.close();
  }
}

const checks: Record<
  DocumentType,
  (file: FileHandle, info: ReceivedFile) => Promise<FormProblem | undefined>
> = {
  async pdf(file, { size, path }) {
    const head = await read(file, 0, PDF_SEARCH_BYTES);
    if (!startsWith(head, PDF_MARK)) return 'wrong-type';
    const tail = await read(file, Math.max(0, size - ZIP_SEARCH_BYTES), ZIP_SEARCH_BYTES);
    // What follows the end of the PDF, or opens as an archive too, is something else in disguise.
    const ends = tail.subarray(-PDF_SEARCH_BYTES).includes(PDF_END);
    if (!ends || tail.includes(ZIP_END)) return 'damaged';
    return (await holdsProgram(path)) ? 'has-macros' : undefined;
  },

  async doc(file, { size }) {
    const head = await read(file, 0, PDF_SEARCH_BYTES);
    if (!startsWith(head, OLE_MARK)) return 'wrong-type';
    if (head.includes(PDF_MARK)) return 'damaged';
    if (await contains(file, size, utf16('_VBA_PROJECT'))) return 'has-macros';
    return (await contains(file, size, utf16('WordDocument'))) ? undefined : 'wrong-type';
  },

  async docx(file, { path, size }) {
    const head = await read(file, 0, PDF_SEARCH_BYTES);
    // With a password Word packs the document into the form of the older ones.
    if (startsWith(head, OLE_MARK) && (await contains(file, size, utf16('EncryptedPackage'))))
      return 'locked';
    if (!startsWith(head, ZIP_MARK)) return 'wrong-type';
    return head.includes(PDF_MARK) ? 'damaged' : inspectDocx(path);
  },
};

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function startsWith(bytes: Buffer, mark: Buffer): boolean {
  return bytes.subarray(0, mark.length).equals(mark);
}

/** Whether the bytes stand anywhere in the file, also across two chunks. */
async function contains(file: FileHandle, size: number, wanted: Buffer): Promise<boolean> {
  for (let position = 0; position < size; position += CHUNK_BYTES) {
    if ((await read(file, position, CHUNK_BYTES + wanted.length)).includes(wanted)) return true;
  }
  return false;
}

function utf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le');
}
