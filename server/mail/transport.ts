import type { Mail } from '#domain/mail/mail.ts';

/** One mail of the outbox, with all that a transport needs. */
export interface OutgoingMail {
  /** The same for every attempt at one entry: receivers can tell a repetition by it. */
  id: string;
  from: { name: string; address: string };
  mail: Mail;
  /** Written by us without anybody asking: other machines do not answer it. */
  automatic: boolean;
}

/** A way for mail to leave. Resolves when the other side has taken it over, rejects with the reason when not. */
export interface Transport {
  name: 'smtp' | 'emailjs' | 'capture';
  /** How many mails it can take at the same time. */
  atOnce: number;
  send(mail: OutgoingMail): Promise<void>;
  /** Ends its connections, and breaks off what is still being sent. */
  close(): void;
}
