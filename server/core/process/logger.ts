import { pino, type DestinationStream } from 'pino';
import type { FastifyRequest } from 'fastify';
import { currentTrace } from '../signals.ts';
import type { Config } from '../config/config.ts';

export type Logger = pino.Logger;

const LINES_AT_ONCE_BYTES = 4_096;
const LONGEST_WAIT_MS = 250;

/** Structured logs on standard output. Nothing personal: no email, address, body, cookie or query string. */
export function createLogger(
  config: Pick<Config, 'logLevel' | 'environment'> & Partial<Pick<Config, 'traces'>>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers', 'email', 'password', 'token'],
    serializers: { err: describeError },
    // A line leads to its trace.
    ...(config.traces && { mixin: () => currentTrace.read() }),
  };
  return pino(options, destination ?? standardOutput(config.environment));
}

/**
 * Only type, message and stack, with emails and network addresses masked: other fields may hold the rows that PostgreSQL
 * quotes, or a whole connection.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: withoutPersons(String(error)) };
  const { name, message, stack } = error;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A failed connection of our own names a server, which its operator needs to know.
  const mask = syscall === undefined ? withoutPersons : withoutEmails;
  return { type: name, message: mask(message), stack: stack && mask(stack), code };
}

const EMAIL = /[^\s"'<>()=,;:]+@[^\s"'<>()=,;:]+\.[^\s"'<>()=,;:]+/g;
const NETWORK_ADDRESS = /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[\da-f]{1,4}:){3,7}(?:[\da-f]{1,4}|:)/gi;
/** PostgreSQL quotes the value that it could not read. */
const QUOTED_VALUE = /(invalid (?:input )?(?:syntax|value)[^:\n]*: )"[^"\n]*"/g;

const withoutEmails = (text: string): string =>
  text.replace(EMAIL, '{email}').replace(QUOTED_VALUE, '$1{value}');
const withoutPersons = (text: string): string => withoutEmails(text).replace(NETWORK_ADDRESS, '{address}');

/** Writes lines in batches in production: one by one they cost a fifth of an answer from the page cache. */
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
