import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Mail } from '#domain/mail/mail.ts';
import { refusalOf } from '#domain/mail/refusal.ts';
import { readConfig } from '#server/config.ts';
import { createTransport } from './create-transport.ts';

const mail: Mail = {
  ...{ to: 'jane@example.com', replyTo: { name: '', address: 'bonjour@example.com' }, subject: 'Bonjour' },
  ...{ rows: [], text: '', fields: {} as Mail['fields'] },
};

/** A mail server from which somebody between took STARTTLS away. Gives what it was told. */
async function startTapped() {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      heard.push(String(chunk));
      if (/^EHLO/i.test(String(chunk))) socket.write('250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n');
      else if (/^AUTH/i.test(String(chunk))) socket.write('235 welcome\r\n');
      else socket.write('502 not here\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  // An address that leads here too, and that nobody takes for a name of this machine.
  return { url: `smtp://marie:secret@0.0.0.0:${typeof address === 'object' ? address?.port : 0}`, heard };
}

async function send(SMTP_URL: string, SMTP_TLS?: string): Promise<string> {
  const { transport } = readConfig({ SMTP_URL, SMTP_TLS }).mail;
  const smtp = createTransport(transport, '');
  onTestFinished(() => smtp.close());
  const from = { name: 'Atelier', address: 'bonjour@example.com' };
  return smtp.send({ id: 'x', from, mail, automatic: false }).then(
    () => '',
    (error: Error) => error.message,
  );
}

test('[TRUST-15] no password is said to a mail server that does not encrypt, unless it is allowed', async () => {
  const tapped = await startTapped();
  const error = await send(tapped.url);
  expect([error, refusalOf(error)]).toEqual([expect.stringContaining('STARTTLS'), 'certificate']);
  expect(tapped.heard.join('')).not.toMatch(/AUTH/i);

  await send(tapped.url, 'optional');
  expect(tapped.heard.join('')).toMatch(/AUTH/i);
});
