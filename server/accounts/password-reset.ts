import { setTimeout as wait } from 'node:timers/promises';
import type { Try } from '#domain/accounts/login-limit.ts';
import { passwordResetMail } from '#domain/mail/reset-mail.ts';
import { adminPaths } from '#domain/pages.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Log } from '#server/log.ts';
import type { OutgoingMail, Transport } from '#server/mail/transport.ts';
import type { createAccountService } from './account-service.ts';

interface Parts {
  accounts: Pick<ReturnType<typeof createAccountService>, 'askForReset' | 'makeMailedLink'>;
  content: Pick<ContentService, 'section'>;
  transport: Transport;
  sender: () => Promise<OutgoingMail['from']>;
  siteUrl: string;
  log: Log;
  now: () => Date;
}

/** When the answer has left: the work for an account that exists must not slow the answer that says nothing of it. */
const AFTER_ANSWER_MS = 1000;

/**
 * « Mot de passe oublié ? »: a link by mail. It goes straight to the transport and never into the outbox: whoever
 * reads messages, or the database, must not find a link that opens somebody else's account.
 */
export function createPasswordReset({ accounts, content, transport, sender, siteUrl, log, now }: Parts) {
  const underWay = new Set<Promise<void>>();

  async function mailLink(email: string): Promise<void> {
    await wait(AFTER_ANSWER_MS);
    const token = await accounts.makeMailedLink(email);
    if (!token) return;
    const { agency } = await content.section('common', 'fr');
    const url = `${siteUrl}${adminPaths.fr}/invitation?token=${token}`;
    const mail = passwordResetMail({ to: email, agency, url, now: now() });
    await transport.send({ id: crypto.randomUUID(), from: await sender(), mail, automatic: true });
  }

  return {
    /** Whether mail leaves this site at all. */
    works: transport.name !== 'capture',

    /**
     * Seconds to wait, 0 for none: then a link is on its way, if there is such an account. What differs between
     * e-mails is done after the answer, so that nobody can tell them apart by it or by its time.
     */
    async ask(asking: Try): Promise<number> {
      const retryAfter = await accounts.askForReset(asking);
      if (retryAfter > 0) return retryAfter;
      const sending = mailLink(asking.email).catch((error: unknown) => {
        // What a mail server says may repeat the address.
        log.error({ code: (error as { code?: unknown }).code }, 'a link for a new password was not sent');
      });
      underWay.add(sending);
      void sending.finally(() => underWay.delete(sending));
      return 0;
    },

    /** When all that was begun has ended. */
    settled: async (): Promise<void> => void (await Promise.all(underWay)),
  };
}
