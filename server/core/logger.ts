import { pino, type DestinationStream } from 'pino';
import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

export type Logger = pino.Logger;

/** What PostgreSQL quotes of the rows an error is about: `Key (email)=(…) already exists`. */
const QUOTED_ROWS = ['err.detail', 'err.where', 'err.internal_query'];

const LINES_AT_ONCE_BYTES = 4_096;
const LONGEST_WAIT_MS = 250;

/** Structured logs on standard output. Nothing personal: no e-mail, address, body, cookie or query string. */
export function createLogger(
  config: Pick<Config, 'logLevel' | 'environment'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers', 'email', 'password', 'token', ...QUOTED_ROWS],
  };
  return pino(options, destination ?? standardOutput(config.environment));
}

/** In production lines are written some at a time: one by one they cost a fifth of an answer from the page cache. */
function standardOutput(environment: Config['environment']): DestinationStream {
  if (environment !== 'production') return pino.destination({ dest: 1, sync: true });
  return pino.destination({
    dest: 1,
    sync: false,
    minLength: LINES_AT_ONCE_BYTES,
    periodicFlush: LONGEST_WAIT_MS,
  });
}

/** The path of a request as logs may hold it: without the query, and without a token that opens something. */
export function loggedPath(request: Pick<FastifyRequest, 'url' | 'params'>): string {
  const [path = ''] = request.url.split('?');
  const { token } = (request.params ?? {}) as { token?: string };
  return token ? path.replace(encodeURIComponent(token), '{token}') : path;
}
