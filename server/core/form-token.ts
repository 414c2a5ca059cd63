import type { FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { checkCsrfToken } from './csrf.ts';
import { isFromOwnPage, nativeFormOf } from './native-form.ts';

/**
 * Refuses a form without its token. Pages that visitors share hold none: for a form that stands on them, and of a visitor, who
 * has no rights to borrow, the browser's word that one of our pages sent it will do.
 */
export function checkFormToken(
  request: FastifyRequest,
  { config, viewer }: Pick<Context, 'config' | 'viewer'>,
  isOnSharedPages = false,
): void {
  if (isOnSharedPages && viewer === null && isFromOwnPage(request)) return;
  checkCsrfToken(request, config, viewer?.sessionId ?? null, { field: nativeFormOf(request)?.token });
}
