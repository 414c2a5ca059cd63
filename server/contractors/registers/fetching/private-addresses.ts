import { BlockList, isIP } from 'node:net';

/** Ranges that are not of the public Internet, by IANA's registries of special addresses. */
const V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Only 2000::/3 is public; of that, what leads to addresses of the other kind is not. */
const V6: readonly (readonly [string, number])[] = [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

// One list for each kind: a list of both takes an IPv4 address for one of ::ffff:0:0/96, and so for one of ::/3.
const blocked = { 4: new BlockList(), 6: new BlockList() };
for (const [address, prefix] of V4) blocked[4].addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of V6) blocked[6].addSubnet(address, prefix, 'ipv6');

/** Whether an address is of no public machine; a text that is no address is none either. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  const version = isIP(plain);
  if (version === 4) return blocked[4].check(plain, 'ipv4');
  return version === 0 || blocked[6].check(plain, 'ipv6');
}
