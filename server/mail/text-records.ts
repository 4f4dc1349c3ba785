import { Resolver } from 'node:dns/promises';
import type { DnsAnswer } from '#domain/mail/records/answers.ts';

const TRY_MS = 2000;
const TRIES = 2;
const LIMIT_MS = 4000;

/**
 * Reads the texts that stand in the DNS under a name: asks these resolvers, or those of the system. Whatever
 * they do, nobody waits longer than the limit.
 */
export function createTextRecords(servers: readonly string[] | undefined, limitMs = LIMIT_MS) {
  return async (name: string): Promise<DnsAnswer> => {
    const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES });
    if (servers) resolver.setServers(servers);
    if (resolver.getServers().length === 0) return { silence: 'no-resolver' };
    const limit = AbortSignal.timeout(limitMs);
    const cancel = () => resolver.cancel();
    limit.addEventListener('abort', cancel);
    try {
      const records = await resolver.resolveTxt(name);
      return { texts: records.map((parts) => parts.join('')) };
    } catch (error) {
      return answerTo((error as { code?: unknown }).code);
    } finally {
      limit.removeEventListener('abort', cancel);
    }
  };
}

function answerTo(code: unknown): DnsAnswer {
  // No such name, nothing of this kind under it, or no name at all.
  if (code === 'ENOTFOUND' || code === 'ENODATA' || code === 'EBADNAME') return { texts: [] };
  return { silence: code === 'ECONNREFUSED' ? 'no-resolver' : 'no-answer' };
}
