import { describe, expect, test } from 'vitest';
import { addressProblem } from '../../../../server/contractors/registers/fetching/list-address.ts';
import { isPrivateAddress } from '../../../../server/contractors/registers/fetching/private-addresses.ts';

describe('addresses of lists', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'not an address',
  ])('the address %s is no public machine', (address) => expect(isPrivateAddress(address)).toBe(true));

  test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('the address %s is public', (address) =>
    expect(isPrivateAddress(address)).toBe(false),
  );

  test.each([
    ['http://example.org/list.csv', 'not_https'],
    ['ftp://example.org/list.csv', 'not_https'],
    ['https://user:secret@example.org/list.csv', 'has_password'],
    ['https://example.org:8443/list.csv', 'other_port'],
    ['https://localhost/list.csv', 'not_public'],
    ['https://127.0.0.1/list.csv', 'not_public'],
    ['https://[::1]/list.csv', 'not_public'],
    ['https://2130706433/list.csv', 'not_public'],
    ['https://printer.local/list.csv', 'not_public'],
    ['nonsense', 'not_address'],
  ])('the address %s is refused as %s', (address, problem) => expect(addressProblem(address)).toBe(problem));

  test('a public https address is taken', () => {
    expect(addressProblem('https://data.example.gov/licenses.csv?format=csv')).toBeNull();
  });
});
