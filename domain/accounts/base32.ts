const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

/** RFC 4648 without padding, as apps for one-time codes expect it. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(BITS, '0'), 2)]).join('');
}

/** The bytes of a base32 text; undefined when it has other characters. */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Z2-7]*$/.test(text)) return undefined;
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(BITS, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
