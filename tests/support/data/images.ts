import { createHash } from 'node:crypto';
import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { ReceivedFile } from '../../../server/uploads/upload.ts';
import { newFolder } from '../engines.ts';

/** A photograph as a telephone makes it: lying on its side, with the place where it was taken. */
export function photograph(width = 900, height = 600, colour = '#c8401f'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'secret place', Orientation: '6' },
      IFD3: { GPSLatitude: '50/1 38/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

export function drawing(width = 40, height = 30, colour = '#4f7f78'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: colour } })
    .png()
    .toBuffer();
}

/** As the server has a file that was uploaded. */
export async function received(name: string, bytes: Buffer): Promise<ReceivedFile> {
  const file = path.join(await newFolder(), 'upload.part');
  await writeFile(file, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { field: 'picture', name, path: file, size: (await stat(file)).size, sha256, tooLarge: false };
}
