import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { checkCsrfToken } from './csrf.ts';
import { isFromOwnPage, nativeFormOf } from './native-form.ts';

/**
 * Refuses a form without its token. Shared pages contain none, so a visitor's form there is accepted when the
 * browser says it is same-origin. A visitor has no rights that a forged form could use.
 */
export function checkFormToken(
  request: FastifyRequest,
  { config, viewer }: Pick<Context, 'config' | 'viewer'>,
  isOnSharedPages = false,
): void {
  if (isOnSharedPages && viewer === null && isFromOwnPage(request)) return;
  checkCsrfToken(request, config, viewer?.sessionId ?? null, { field: nativeFormOf(request)?.token });
}
