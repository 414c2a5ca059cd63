import type { FastifyRequest } from 'fastify';
import { isLoopbackAddress, isLoopbackHost } from '../../core/process/loopback.ts';

/**
 * Whether a request comes from this machine under a local name. Development features answer no other request.
 * Tunnels, proxies, and sites whose name points at this machine are refused.
 */
export function isAtThisMachine(request: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  const { headers, socket } = request;
  if (headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined) return false;
  const address = `http://${headers.host ?? ''}`;
  const hostname = URL.canParse(address) ? new URL(address).hostname : '';
  return isLoopbackAddress(socket.remoteAddress ?? '') && isLoopbackHost(hostname);
}
