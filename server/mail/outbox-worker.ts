import { setTimeout as wait } from 'node:timers/promises';
import type { Mail } from '#domain/mail/mail.ts';
import type { Log } from '#server/log.ts';
import { withTimeLimit } from '#server/time-limit.ts';
import type { Outbox, OutboxEntry } from './outbox.ts';
import type { OutgoingMail, Transport } from './transport.ts';

const LOOK_EVERY_MS = 5000;
/** What comes in within this moment leaves together, and costs the database once. */
const GATHER_MS = 50;
const RENEW_EVERY_MS = 5000;
/** Whatever a transport does, an attempt ends here. */
const ATTEMPT_MS = 60_000;
/** At the stop of the process. */
const LAST_MOMENT_MS = 3000;
const ERROR_MAX = 500;

interface Parts {
  outbox: Outbox;
  transport: Transport;
  sender: () => Promise<OutgoingMail['from']>;
  log: Log;
  now: () => Date;
}

/** Takes mail from the outbox to the transport: at once when something new lies there, otherwise every few seconds. */
export function createOutboxWorker({ outbox, transport, sender, log, now }: Parts) {
  const self = crypto.randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let again = false;
  let started = false;
  let stopping = false;

  async function send(entry: OutboxEntry): Promise<void> {
    const mail: Mail = JSON.parse(entry.mail);
    const automatic = ['answer', 'alert', 'test'].includes(entry.purpose);
    await transport.send({ id: entry.id, from: await sender(), mail, automatic });
  }

  async function attempt(entry: OutboxEntry): Promise<void> {
    const beganAt = now();
    const error = await withTimeLimit(send(entry), ATTEMPT_MS).then(() => '', errorText);
    await outbox.record({ worker: self, entry, transport: transport.name, error, beganAt, endedAt: now() });
    report(entry, error);
  }

  /** Sends all that is due now. One round at a time; resolves when nothing more is due. */
  async function sendDue(): Promise<void> {
    for (;;) {
      const entries = await outbox.claim(self, transport.atOnce);
      if (entries.length === 0) return;
      const renewing = setInterval(() => {
        outbox
          .renew(self, entries)
          .catch((error: unknown) => log.warn({ err: error }, 'the claim on a mail was not renewed'));
      }, RENEW_EVERY_MS);
      const outcomes = await Promise.allSettled(entries.map(attempt));
      clearInterval(renewing);
      const unrecorded = outcomes.find(({ status }) => status === 'rejected');
      if (unrecorded?.status === 'rejected') throw unrecorded.reason;
      if (stopping) return;
    }
  }

  function report(entry: OutboxEntry, error: string): void {
    const facts = { entry: entry.id, transport: transport.name, tries: entry.tries + 1 };
    if (error) log.warn({ ...facts, reason: withoutAddresses(error) }, 'a mail was not delivered');
    else log.info(facts, 'a mail was delivered');
  }

  function wake(): void {
    if (!started || stopping) return;
    again = true;
    round ??= (async () => {
      while (again && !stopping) {
        await wait(GATHER_MS);
        again = false;
        await sendDue().catch((error: unknown) =>
          log.error({ err: error }, 'the outbox cannot be worked on'),
        );
      }
      round = undefined;
    })();
  }

  return {
    sendDue,
    wake,
    start() {
      started = true;
      timer = setInterval(wake, LOOK_EVERY_MS).unref();
      wake();
    },
    /** Lets what is being sent finish, for a moment; what is broken off is tried again after the next start. */
    async stop() {
      stopping = true;
      clearInterval(timer);
      const breakOff = setTimeout(() => transport.close(), LAST_MOMENT_MS);
      await round;
      clearTimeout(breakOff);
      transport.close();
    },
  };
}

export type OutboxWorker = ReturnType<typeof createOutboxWorker>;

/** A mail server likes to repeat whom it refuses; the outbox may know, the log not. */
function withoutAddresses(reason: string): string {
  return reason.replace(/[^\s<>]+@[^\s<>]+/g, '…');
}

/** What went wrong, as an administrator may read it. */
function errorText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text || 'unknown').slice(0, ERROR_MAX);
}
