import type { SmtpConfig } from '#server/config.ts';
import { compose } from './compose.ts';
import type { Transport } from './transport.ts';

const CONNECTIONS = 3;
/** The pool keeps what is more than its connections in line. */
const AT_ONCE = 12;
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Pooled connections to one mail server, given up when it stays silent. */
export function createSmtpTransport(config: SmtpConfig): Transport {
  let mailer: ReturnType<typeof openMailer> | undefined;
  return {
    name: 'smtp',
    atOnce: AT_ONCE,
    async send(mail) {
      mailer ??= openMailer(config);
      await (await mailer).sendMail(compose(mail));
    },
    close() {
      mailer?.then((opened) => opened.close({ force: true }));
    },
  };
}

async function openMailer({ url, requireTls, dkim }: SmtpConfig) {
  const { default: nodemailer } = await import('nodemailer');
  const mailer = nodemailer.createTransport({
    url,
    pool: true,
    // Else whoever stands between takes STARTTLS away, and reads the password.
    requireTLS: requireTls,
    maxConnections: CONNECTIONS,
    // A second try is the outbox's business: it records each of them.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim }),
  });
  // Of a connection that broke while idle; the next mail opens a new one.
  mailer.on('error', () => {});
  return mailer;
}
