import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * What counts as one visitor for limits: the address, or for IPv6 the /64 network that one
 * household has. `X-Forwarded-For` is believed as far as proxies of ours wrote it.
 */
export function visitorAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = trustedProxies > 0 ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  const told = forwarded.slice(-trustedProxies)[0]?.trim() ?? '';
  return network(isIP(told) ? told : (socket.remoteAddress ?? ''));
}

function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? `${groups(address).slice(0, 4).join(':')}::/64` : address;
}

/** The eight groups of an IPv6 address, `::` filled in. */
function groups(address: string): string[] {
  const [left = '', right] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const split = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
  const before = split(left);
  if (right === undefined) return before;
  const after = split(right);
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
}
