import { ConfigError } from './core/config/config.ts';
import { isDiskFull, isUnreachable } from './database/unreachable.ts';
import { BucketFailure } from './uploads/storage/named-bucket.ts';

/**
 * The reason why the server did not start: one sentence for the operator, or the stack with LOG_LEVEL=debug.
 */
export function sentenceOfFailedStart(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError || error instanceof BucketFailure) return error.message;
  const { code } = error as { code?: unknown };
  if (code === 'EADDRINUSE') return 'The port is in use by another program: set PORT to a free one.';
  if (code === 'EADDRNOTAVAIL') return 'The address in HOST is not one of this machine.';
  if (code === 'EACCES') return `Cannot write or listen there: ${error.message}`;
  if (process.env['LOG_LEVEL'] === 'debug') return String(error.stack);
  if (isDiskFull(error)) return 'The disk of the database is full.';
  if (isUnreachable(error))
    return `The database ended during the start: look for a full disk or for its log, postgres.log in DATA_DIR (${error.message}).`;
  return error.message;
}
