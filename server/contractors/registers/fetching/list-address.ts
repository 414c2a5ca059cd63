import { isIP } from 'node:net';
import { isPrivateAddress } from './private-addresses.ts';

export const ADDRESS_MAX_LENGTH = 500;

export type AddressProblem = 'not_https' | 'not_public' | 'has_password' | 'other_port' | 'not_address';

/** The fault of an address of a list, told before anything is asked; null: none. */
export function addressProblem(written: string, { anyPort = false } = {}): AddressProblem | null {
  if (!URL.canParse(written) || written.length > ADDRESS_MAX_LENGTH) return 'not_address';
  const url = new URL(written);
  if (url.protocol !== 'https:') return 'not_https';
  if (url.username !== '' || url.password !== '') return 'has_password';
  if (url.port !== '' && !anyPort) return 'other_port';
  return isNeverPublic(url.hostname) && !anyPort ? 'not_public' : null;
}

/** Addresses as digits are checked here; names once they are looked up. */
function isNeverPublic(hostname: string): boolean {
  const host = hostname
    .replace(/^\[|\]$/g, '')
    .toLowerCase()
    .replace(/\.$/, '');
  if (isIP(host) !== 0) return isPrivateAddress(host);
  return (
    !host.includes('.') ||
    /\.(?:localhost|local|internal|lan|home|corp|test|invalid|onion|home\.arpa)$/.test(host)
  );
}
