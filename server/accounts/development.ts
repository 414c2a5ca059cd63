import type { FastifyRequest } from 'fastify';
import { isLoopbackAddress, isLoopbackHost } from '../core/loopback.ts';

/**
 * Whether a request comes from this machine and asks for it by a local name. Development features answer no other one: not
 * through a tunnel or proxy, and not from a site whose name was pointed at this machine.
 */
export function isAtThisMachine(request: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  const { headers, socket } = request;
  if (headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined) return false;
  const address = `http://${headers.host ?? ''}`;
  const hostname = URL.canParse(address) ? new URL(address).hostname : '';
  return isLoopbackAddress(socket.remoteAddress ?? '') && isLoopbackHost(hostname);
}
