import type { FastifyError } from 'fastify';
import { isUnreachable, isUnwritable } from '../../database/unreachable.ts';
import { Refusal } from '../errors.ts';

/** The code of a body or an address that cannot be read. */
export const BAD_REQUEST = 'bad_request';
/** The code of a refusal where the database still reads. */
export const NOT_STORED = 'not_stored';
/** A database that restarts is back sooner than a busy site. */
const DATABASE_WAIT_SECONDS = 5;

/** The refusal to answer with; 500 for what nobody expected. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { statusCode, code } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413)
    return new Refusal(413, 'too_large', 'errors.too_large');
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new Refusal(statusCode, BAD_REQUEST, 'errors.bad_request');
  if (isUnreachable(error))
    return new Refusal(503, 'unavailable', 'errors.unavailable', { seconds: DATABASE_WAIT_SECONDS });
  if (isUnwritable(error)) return new Refusal(503, NOT_STORED, 'errors.not_stored');
  return new Refusal(500, 'server_error', 'errors.server');
}
