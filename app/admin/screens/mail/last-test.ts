import { refusalOf } from '#domain/mail/refusal.ts';
import type { Administrator } from '#server/accounts/account-service.ts';
import type { Transport } from '#server/mail/transport.ts';
import type { Services } from '#server/services.ts';
import { wayWords } from './way-words.ts';

export type LastTest = NonNullable<Awaited<ReturnType<typeof lastTest>>>;

/** The last test of this person, as its stages show it. */
export async function lastTest(mailTest: Services['mailTest'], administrator: Administrator) {
  const test = await mailTest.last(administrator);
  if (!test) return undefined;
  const attempts = test.attempts.map(({ transport, error, began_at }) => ({
    at: began_at,
    way: wayWords.triedWith[transport as Transport['name']],
    isCaptured: transport === 'capture',
    error,
    /** What went wrong, in plain words; undefined where nothing did. */
    refusal: error ? wayWords.refusals[refusalOf(error)] : undefined,
  }));
  const { mail, state, created_at, due_at } = test;
  return { to: mail.to, state, storedAt: created_at, nextAt: due_at, attempts };
}
