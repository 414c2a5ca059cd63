import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

const GROUPS_OF_NETWORK = 4;
const GROUPS = 8;

/**
 * The network that a limit counts by: an IPv4 address, or the /64 of an IPv6 address, one customer's block.
 * An IPv4 address written as IPv6 is the IPv4 address.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(-2);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, GROUPS_OF_NETWORK).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  // The parser of URLs spells every form in the same shortened one.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  const [before, after] = [read(head), read(tail ?? '')];
  return [...before, ...Array<number>(GROUPS - before.length - after.length).fill(0), ...after];
}

/** Trusts the nearest `hops` proxies, because clients cannot forge their additions to X-Forwarded-For. */
export const trustNearest = (hops: number) => (_address: string, index: number) => index < hops;

/** The client's address behind so many proxies, as Fastify finds it, for requests that do not reach Fastify. */
export function clientAddress({ headers, socket }: IncomingMessage, hops: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const named = forwarded.map((address) => address.trim()).filter((address) => address !== '');
  const nearestFirst = [socket.remoteAddress ?? '', ...named.toReversed()];
  return nearestFirst[Math.min(hops, nearestFirst.length - 1)] ?? '';
}
