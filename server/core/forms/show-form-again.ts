import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Carried } from './flash.ts';
import { withCarried } from './flash.ts';
import type { Services } from '../services.ts';

const PASSED_ON = ['content-type', 'cache-control', 'content-security-policy', 'vary', 'set-cookie'] as const;
const ASKED_WITH = [
  'host',
  'user-agent',
  'accept',
  'accept-language',
  'x-forwarded-host',
  'x-forwarded-proto',
];

/**
 * Answers a native form with the page at `back`, which shows the problems and the typed values. The page is
 * requested within the process, because a redirect's cookie has no room for a long text.
 */
export async function showFormAgain(
  { status, back, carried }: { status: number; back: string; carried: Carried },
  request: FastifyRequest,
  reply: FastifyReply,
  { config }: Services,
): Promise<FastifyReply> {
  const asked = ASKED_WITH.flatMap((name) => {
    const value = request.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const page = await request.server.inject({
    method: 'GET',
    url: back,
    remoteAddress: request.ip,
    headers: { ...Object.fromEntries(asked), cookie: withCarried(request, config, carried) },
  });
  const { location } = page.headers;
  if (location !== undefined) return reply.code(303).header('location', location).send();
  for (const name of PASSED_ON) {
    const value = page.headers[name];
    if (value !== undefined) reply.header(name, value);
  }
  return reply.code(page.statusCode === 200 ? status : page.statusCode).send(page.rawPayload);
}
