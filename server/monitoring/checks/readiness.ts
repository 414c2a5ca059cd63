import { openDatabase, type ConnectionTarget } from '../../database/client.ts';
import type { CheckedPart, Checked } from './check.ts';
import { dependencyChecks, type CheckParts } from './dependency-checks.ts';
import { cachedCheck } from './run-check.ts';

export type ReadyStatus =
  | 'ready'
  | 'degraded'
  | 'stopping'
  | 'database does not answer'
  | 'migrations missing';
export type Readiness = { status: ReadyStatus; checks: Partial<Record<CheckedPart, Checked>> };

/** A probe every second asks each dependency this often at most. */
const FRESH_MS = 3_000;
/** Other programs of the network, some of which count requests. */
const FRESH_OF_OTHERS_MS = 30_000;
const OTHERS: ReadonlySet<string> = new Set<CheckedPart>(['valkey', 'uploads', 'scanner', 'mail']);
/** Asked anew each time, because a start and an upgrade wait for them. */
const ALWAYS: ReadonlySet<string> = new Set<CheckedPart>(['database', 'migrations']);

export type ReadinessReader = {
  read: () => Promise<Readiness>;
  /** From now on the process takes no new requests. */
  stop: () => void;
  close: () => Promise<void>;
};

/** How the process and everything that it depends on are. Each answer takes two seconds at most. */
export function createReadiness({
  config,
  database,
  probeOn,
}: CheckParts & { probeOn: ConnectionTarget | undefined }): ReadinessReader {
  let isStopping = false;
  // A connection of its own, so that a busy pool looks like no lost database.
  const own = probeOn ? openDatabase(probeOn, { connections: 1 }) : null;
  const parts = { config, database: own?.database ?? database };
  const checks = Object.entries(dependencyChecks(parts)).map(
    ([part, check]) => [part as CheckedPart, cachedCheck(check, freshMsOf(part))] as const,
  );
  return {
    read: async () => {
      // A question that came before the end is answered as it was asked.
      const wasStopping = isStopping;
      const results = await Promise.all(checks.map(async ([part, check]) => [part, await check()] as const));
      const read: Readiness['checks'] = Object.fromEntries(results);
      return { status: wasStopping ? 'stopping' : statusOf(read), checks: read };
    },
    stop: () => {
      isStopping = true;
    },
    close: async () => own?.close(),
  };
}

const freshMsOf = (part: string): number =>
  ALWAYS.has(part) ? 0 : OTHERS.has(part) ? FRESH_OF_OTHERS_MS : FRESH_MS;

function statusOf(checks: Readiness['checks']): ReadyStatus {
  if (checks.database?.state === 'failed' && !answersReads(checks)) return 'database does not answer';
  if (checks.migrations?.state === 'failed') return 'migrations missing';
  return Object.values(checks).some(({ state }) => state === 'failed') ? 'degraded' : 'ready';
}

/** A database that only reads still serves pages. */
const answersReads = ({ migrations }: Readiness['checks']): boolean => migrations?.state === 'ok';
