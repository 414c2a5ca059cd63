/** Of the driver: the connection could not be made or was lost. */
const OF_DRIVER: ReadonlySet<unknown> = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);
/** SQLSTATE: connection exceptions (class 08), too many connections, ended by an operator, crashed, not up yet. */
const OF_DATABASE = /^(08\d{3}|53300|57P0\d)$/;

/** Whether a query failed because the database is away for the moment, and not because of what was asked. */
export function isUnreachable(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  if (OF_DRIVER.has(code)) return true;
  // An unknown host, no route, or the socket of an ended server: no connection was made.
  if (syscall === 'connect' || syscall === 'getaddrinfo') return true;
  return typeof code === 'string' && OF_DATABASE.test(code);
}

/** A full disk: of PostgreSQL, of the system, of a user's quota. */
const DISK_FULL: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** A database or a disk that only reads, and a database without memory. */
const TAKES_NO_WRITE: ReadonlySet<unknown> = new Set(['25006', 'EROFS', '53200']);

export const isDiskFull = (error: unknown): boolean => DISK_FULL.has(codeOf(error));

/** Whether something could not be stored because of the machine or the bucket, and not because of what was sent. */
export const isUnwritable = (error: unknown): boolean =>
  isDiskFull(error) || TAKES_NO_WRITE.has(codeOf(error)) || statusOfBucket(error) >= 500;

const statusOfBucket = (error: unknown): number =>
  (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode ?? 0;

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;
