import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { AtEnd } from '../engines.ts';

/** What the server does with a mail: takes it, refuses it with this code, never answers, or knows nobody. */
type Behaviour = 'take' | 'hang' | 'unknown' | 451 | 550;

interface Received {
  from: string;
  to: string[];
  /** The mail as it came over the wire, head and body. */
  raw: string;
  id: string;
}

/** A real mail server that keeps what it gets, and can be told to misbehave. */
export async function startSmtp(atEnd: AtEnd = onTestFinished) {
  const received: Received[] = [];
  const state: { behaviour: Behaviour } = { behaviour: 'take' };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error(`5.1.1 <${address}>: unknown here`), { responseCode: 550 });
      done(state.behaviour === 'unknown' ? refusal : null);
    },
    onData(stream, session, done) {
      text(stream).then((raw) => {
        const { behaviour } = state;
        if (behaviour === 'hang') return;
        if (typeof behaviour === 'number') {
          done(Object.assign(new Error('not today'), { responseCode: behaviour }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
          id: /^message-id: <([^@]+)@/im.exec(raw)?.[1] ?? '',
        });
        done();
      }, done);
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  atEnd(() => new Promise((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${port}`, received, state };
}
