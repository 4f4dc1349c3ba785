import https from 'node:https';
import type { TLSSocket } from 'node:tls';
import type { PublicAnswer } from '#domain/doctor/judge.ts';
import { DAY_MS } from '#domain/paris-day.ts';

const PATIENCE_MS = 4000;
const OF_CERTIFICATES = /CERT|^ERR_TLS|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/;

/** Asks the public https address as a visitor would: whoever stands in front of the site answers too. */
export function askPublic(siteUrl: string, now: () => Date): Promise<PublicAnswer> {
  return new Promise((resolve) => {
    const fail = ({ code, message }: NodeJS.ErrnoException) => {
      const reason = code ?? message;
      resolve({ reached: false, isCertificate: OF_CERTIFICATES.test(reason), reason });
    };
    const options = { method: 'HEAD', agent: false as const, signal: AbortSignal.timeout(PATIENCE_MS) };
    const request = https.request(siteUrl, options, (response) => {
      const ends = Date.parse((response.socket as TLSSocket).getPeerCertificate().valid_to);
      response.resume();
      resolve({
        reached: true,
        status: response.statusCode ?? 0,
        hasHsts: response.headers['strict-transport-security'] !== undefined,
        certificateDays: Math.floor((ends - now().getTime()) / DAY_MS),
      });
    });
    request.once('error', fail).end();
  });
}
