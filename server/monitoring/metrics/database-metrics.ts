import { Gauge, type Registry } from 'prom-client';
import type { MetricParts } from './parts.ts';
import { factsReader, type Facts } from './read-facts.ts';

type Sample = [value: number | null, labels?: Record<string, string>];
type Described = { help: string; labelNames?: string[]; samples: (facts: Facts) => Sample[] };

const METRICS: Readonly<Record<string, Described>> = {
  database_bytes: { help: 'Size of the database.', samples: ({ bytes }) => [[bytes]] },
  job_queue_waiting: {
    help: 'Jobs that are due and wait, by name.',
    labelNames: ['name'],
    samples: ({ queue }) => queue.map(({ name, waiting }) => [waiting, { name }]),
  },
  job_queue_failed: {
    help: 'Jobs that failed for good, by name.',
    labelNames: ['name'],
    samples: ({ queue }) => queue.map(({ name, failed }) => [failed, { name }]),
  },
  job_queue_oldest_seconds: {
    help: 'Age of the oldest job that is due and waits, by name.',
    labelNames: ['name'],
    samples: ({ queue }) => queue.map(({ name, oldestSeconds }) => [oldestSeconds, { name }]),
  },
  outbox_events: {
    help: 'Events whose mails, notices and jobs are not delivered yet.',
    samples: ({ pendingEvents }) => [[pendingEvents]],
  },
  outbox_oldest_seconds: {
    help: 'Age of the oldest of these events.',
    samples: ({ pendingSeconds }) => [[pendingSeconds]],
  },
  public_log_entries: { help: 'Entries of the public log.', samples: ({ logEntries }) => [[logEntries]] },
  public_log_pending: {
    help: 'Public events that are no entry yet.',
    samples: ({ logPending }) => [[logPending]],
  },
  public_log_checkpoint_age_seconds: {
    help: 'Age of the latest checkpoint; a new one is made with new entries only.',
    samples: ({ checkpointSeconds }) => [[checkpointSeconds]],
  },
  recovery_age_seconds: {
    help: 'Seconds since the last base copy, backup or drill that succeeded, by kind.',
    labelNames: ['kind'],
    samples: ({ recoveries }) => recoveries.map(({ kind, seconds }) => [seconds, { kind }]),
  },
  imports: {
    help: 'Imports of registers by state.',
    labelNames: ['state'],
    samples: ({ imports }) => imports.map(({ state, count }) => [count, { state }]),
  },
  replication_lag_seconds: {
    help: 'Seconds that a standby is behind, where the database user may see it.',
    labelNames: ['standby'],
    samples: ({ standbys }) => standbys.map(({ standby, seconds }) => [seconds, { standby }]),
  },
};

/** Metrics that are read when they are asked for; answers what reads them anew. Every process prints the same values, so a rule takes their maximum. */
export function addDatabaseMetrics(
  registry: Registry,
  { database, config, pageCache }: Pick<MetricParts, 'database' | 'config' | 'pageCache'>,
): () => Promise<void> {
  const registers = [registry];
  const read = factsReader(database);
  const gauges = Object.entries(METRICS).map(([name, { help, labelNames = [], samples }]) => ({
    gauge: new Gauge({ registers, name: `plumbline_${name}`, help, labelNames }),
    samples,
  }));
  const release = new Gauge({
    registers,
    name: 'plumbline_build_info',
    help: 'Always 1; its labels name the release that runs.',
    labelNames: ['version', 'commit', 'node'],
  });
  const { version, commit } = config.release;
  release.set({ version, commit: commit ?? 'unknown', node: process.version }, 1);
  const cached = new Gauge({
    registers,
    name: 'plumbline_page_cache_entries',
    help: 'Answers in the page cache.',
  });
  const up = new Gauge({
    registers,
    name: 'plumbline_database_up',
    help: '1 where the database answered the questions of this page in time.',
  });
  return async () => {
    cached.set(pageCache.size());
    const facts = await read();
    up.set(facts === null ? 0 : 1);
    for (const { gauge, samples } of gauges) {
      gauge.reset();
      for (const [value, labels = {}] of facts === null ? [] : samples(facts))
        if (value !== null) gauge.set(labels, value);
    }
  };
}
