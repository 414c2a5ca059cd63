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
/** SQLSTATE: connection exceptions (class 08), too many connections, shut down by an operator, crashed, not up yet. */
const OF_DATABASE = /^(08\d{3}|53300|57P0[123])$/;

/** Whether a query failed because the database is away for the moment, and not because of what was asked. */
export function isUnreachable(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  if (OF_DRIVER.has(code)) return true;
  // An unknown host, no route, or the socket of an ended server: no connection was made.
  if (syscall === 'connect' || syscall === 'getaddrinfo') return true;
  return typeof code === 'string' && OF_DATABASE.test(code);
}

/** PostgreSQL's code for a full disk, and the system's. */
const DISK_FULL: readonly unknown[] = ['53100', 'ENOSPC'];

export const isDiskFull = (error: unknown): boolean =>
  DISK_FULL.includes((error as { code?: unknown } | null)?.code);
