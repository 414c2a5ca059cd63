import { isIPv6 } from 'node:net';

/** Whether a host, as an address or a setting names it, is this machine and no other. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return isLoopbackAddress(name);
}

/** Whether an IP address is this machine's own: 127.0.0.0/8, ::1, and the former written as IPv6. */
export function isLoopbackAddress(address: string): boolean {
  if (isIPv6(address) && address === '::1') return true;
  return /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address);
}
