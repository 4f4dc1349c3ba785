import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compose } from './compose.ts';
import type { Transport } from './transport.ts';

const AT_ONCE = 25;

/** Without a mail server, mail stays here: as `.eml` files, and in the outbox for the back office. */
export function createCaptureTransport(folder: string): Transport {
  return {
    name: 'capture',
    atOnce: AT_ONCE,
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { default: nodemailer } = await import('nodemailer');
      const mailer = nodemailer.createTransport({ streamTransport: true, buffer: true });
      const { message } = await mailer.sendMail(compose(mail));
      const file = capturedFile(folder, mail.id);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close() {},
  };
}

/** What a person asked us to forget must not stay on as a captured mail. */
export async function removeCaptured(folder: string, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => rm(capturedFile(folder, id), { force: true })));
}

function capturedFile(folder: string, id: string): string {
  return path.join(folder, `${id}.eml`);
}
