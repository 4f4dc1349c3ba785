/** An entry of the table directory: tag, checksum, offset, length. */
const ENTRY = { first: 12, bytes: 16, offset: 8, length: 12 };

function entryOf(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let entry = ENTRY.first; entry < ENTRY.first + count * ENTRY.bytes; entry += ENTRY.bytes)
    if (font.toString('latin1', entry, entry + 4) === tag) return entry;
  throw new Error(`The font has no table ${tag}.`);
}

/** Puts a table of another font over that of this one, which has to be as large. Checksums are left as they are. */
export function replaceTable(font: Buffer, tag: string, other: Buffer): void {
  const from = entryOf(other, tag);
  const into = entryOf(font, tag);
  const offset = other.readUInt32BE(from + ENTRY.offset);
  const length = other.readUInt32BE(from + ENTRY.length);
  if (length > font.readUInt32BE(into + ENTRY.length)) throw new Error(`The new table ${tag} is larger.`);
  other.copy(font, font.readUInt32BE(into + ENTRY.offset), offset, offset + length);
  font.writeUInt32BE(length, into + ENTRY.length);
}
