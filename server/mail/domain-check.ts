import { createPublicKey } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { DnsAnswer, Silence, Verdict } from '#domain/mail/records/answers.ts';
import { type DkimCode, judgeDkim, noSelector } from '#domain/mail/records/dkim.ts';
import { type DmarcCode, dmarcNames, judgeDmarc } from '#domain/mail/records/dmarc.ts';
import { judgeSpf, type SpfCode } from '#domain/mail/records/spf.ts';
import type { MailConfig } from '#server/config.ts';
import type { OutgoingMail } from './transport.ts';

interface Parts {
  transport: MailConfig['transport'];
  sender: () => Promise<OutgoingMail['from']>;
  textRecords: (name: string) => Promise<DnsAnswer>;
}

/** What was looked up under a name, and what is to be said of it. */
export type Checked<Code extends string> = Verdict<Code | Silence> & { name: string };

export interface DomainCheck {
  domain: string;
  spf: Checked<SpfCode>;
  dkim: Checked<DkimCode>;
  dmarc: Checked<DmarcCode>;
}

/** Looks up what the DNS says of the domain that mail is sent from, and judges it. */
export function createDomainCheck({ transport, sender, textRecords }: Parts) {
  const signing = transport.kind === 'smtp' ? transport.dkim : undefined;
  const server = transport.kind === 'smtp' ? new URL(transport.url).hostname : undefined;

  async function checkSpf(domain: string): Promise<Checked<SpfCode>> {
    const answer = await textRecords(domain);
    return { name: domain, ...(silent(answer) ?? judgeSpf(textsOf(answer), { domain, server })) };
  }

  async function checkDkim(domain: string, typed: string): Promise<Checked<DkimCode>> {
    const selector = signing?.keySelector ?? typed;
    if (selector === '') return { name: `…._domainkey.${domain}`, ...noSelector };
    const signer = signing?.domainName ?? domain;
    const name = `${selector}._domainkey.${signer}`;
    const answer = await textRecords(name);
    const setting = { name, signer, domain, publicKey: signing && publicKeyOf(signing.privateKey) };
    return { name, ...(silent(answer) ?? judgeDkim(textsOf(answer), setting)) };
  }

  /** The first that is found from the domain upwards counts. */
  async function checkDmarc(domain: string, mailbox: string): Promise<Checked<DmarcCode>> {
    for (const from of dmarcNames(domain)) {
      const answer = await textRecords(`_dmarc.${from}`);
      const verdict = silent(answer) ?? judgeDmarc(textsOf(answer), { domain, from, mailbox });
      if (verdict.code !== 'missing') return { name: `_dmarc.${from}`, ...verdict };
    }
    const name = `_dmarc.${domain}`;
    return { name, ...judgeDmarc([], { domain, from: domain, mailbox }) };
  }

  return {
    /** Where the name of the key is known: the site signs itself. */
    selector: signing?.keySelector,
    server,

    /** Undefined where the sender's address has no domain. `selector` counts where the site does not sign itself. */
    async check(selector: string): Promise<DomainCheck | undefined> {
      const { address } = await sender();
      const domain = domainToASCII(address.split('@').at(-1) ?? '');
      if (domain === '') return undefined;
      const [spf, dkim, dmarc] = await Promise.all([
        checkSpf(domain),
        checkDkim(domain, selector),
        checkDmarc(domain, address),
      ]);
      return { domain, spf, dkim, dmarc };
    },
  };
}

const textsOf = (answer: DnsAnswer) => ('texts' in answer ? answer.texts : []);

function silent(answer: DnsAnswer): Verdict<Silence> | undefined {
  return 'silence' in answer ? { code: answer.silence, level: 'unknown', found: [] } : undefined;
}

/** As the DNS has it; undefined for a key that cannot be read. */
function publicKeyOf(privateKey: string): string | undefined {
  try {
    return createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  } catch {
    return undefined;
  }
}
