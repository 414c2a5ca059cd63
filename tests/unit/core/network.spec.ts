import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { clientAddress, networkOf } from '../../../server/core/limits/network.ts';

describe('the network of an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:CB00:7107', '203.0.113.7'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['2001:DB8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
    ['2001:0db8:0000:0001:0000:0000:0000:0002', '2001:db8:0:1::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['not an address', 'not an address'],
  ])('the network of an address: %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the address of a client', () => {
  const request = (forwarded: string | undefined) =>
    ({
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: '192.0.2.1' },
    }) as unknown as IncomingMessage;

  test.each([
    [0, '203.0.113.7', '192.0.2.1'],
    [1, undefined, '192.0.2.1'],
    [1, '203.0.113.7', '203.0.113.7'],
    [1, '10.9.9.9, 203.0.113.7', '203.0.113.7'],
    [2, '10.9.9.9, 203.0.113.7, 198.51.100.2', '203.0.113.7'],
    [2, '203.0.113.7', '203.0.113.7'],
    [3, ' , 203.0.113.7', '203.0.113.7'],
  ])('the address of a client behind %i proxies, X-Forwarded-For: %s, is %s', (hops, forwarded, address) => {
    expect(clientAddress(request(forwarded), hops)).toBe(address);
  });
});
