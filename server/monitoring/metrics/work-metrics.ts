import type { TracingChannel, TracingChannelSubscribers } from 'node:diagnostics_channel';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { onNote, WORK, type QuerySignal, type WorkSignal } from '../../core/signals.ts';
import { isUnreachable } from '../../database/unreachable.ts';

type Measured = { seconds: number; failed: boolean; error: unknown };
type Context = QuerySignal | WorkSignal;

/** Counts the work that the product signals; answers what ends that. */
export function addWorkMetrics(registry: Registry): () => void {
  const ends = [
    ...queryMetrics(registry),
    ...namedWork(registry),
    cacheMetrics(registry),
    realtimeMetrics(registry),
    counterOf(registry, 'guess', {
      name: 'plumbline_sign_in_guesses_total',
      help: 'Passwords and codes that were tried: counted, right, or refused because of too many.',
      label: 'outcome',
    }),
    counterOf(registry, 'repeated', {
      name: 'plumbline_database_repeats_total',
      help: 'Queries sent again after a lost connection, and transactions run again after they lost to another.',
      label: 'what',
    }),
  ];
  return () => ends.forEach((end) => end());
}

function queryMetrics(registry: Registry): (() => void)[] {
  const registers = [registry];
  const seconds = new Histogram({
    registers,
    name: 'plumbline_database_query_duration_seconds',
    help: 'Seconds of a statement, with its wait for a connection.',
    labelNames: ['pool'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
  });
  const running = new Gauge({
    registers,
    name: 'plumbline_database_queries_in_flight',
    help: 'Statements that run or wait for a connection: alone, or in a transaction.',
    labelNames: ['pool'],
  });
  const errors = new Counter({
    registers,
    name: 'plumbline_database_errors_total',
    help: 'Failed statements by class of their SQLSTATE; unreachable: the database is away.',
    labelNames: ['class'],
  });
  const waiting = new Gauge({
    registers,
    name: 'plumbline_database_transactions_waiting',
    help: 'Transactions that wait for a connection.',
  });
  const open = new Gauge({
    registers,
    name: 'plumbline_database_transactions_open',
    help: 'Connections that a transaction has.',
  });
  const pool = ({ inTransaction }: QuerySignal) => ({ pool: inTransaction ? 'transactions' : 'queries' });
  return [
    measure(WORK.query, {
      began: (signal) => running.inc(pool(signal)),
      ended: (signal, { seconds: passed, failed, error }) => {
        running.dec(pool(signal));
        seconds.observe(pool(signal), passed);
        if (failed) errors.inc({ class: classOf(error) });
      },
    }),
    measure(WORK.connection, {
      began: () => waiting.inc(),
      ended: (_signal, { failed }) => {
        waiting.dec();
        if (!failed) open.inc();
      },
    }),
    onNote('connectionReturned', () => open.dec()),
  ];
}

/** The two characters of SQLSTATE that name its class: there are forty. */
function classOf(error: unknown): string {
  if (isUnreachable(error)) return 'unreachable';
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^[\dA-Z]{5}$/.test(code) ? code.slice(0, 2) : 'other';
}

const NAMED = [
  [WORK.job, 'plumbline_job', 'Jobs of the queue'],
  [WORK.mail, 'plumbline_mail', 'Mails given to the mail server'],
  [WORK.picture, 'plumbline_picture', 'Sent pictures drawn anew'],
] as const;

function namedWork(registry: Registry): (() => void)[] {
  const named = NAMED.map(([work, prefix, help]) => {
    const seconds = new Histogram({
      registers: [registry],
      name: `${prefix}_duration_seconds`,
      help: `${help}: seconds, by name and outcome.`,
      labelNames: ['name', 'outcome'],
      buckets: [0.05, 0.5, 5, 60],
    });
    return measure(work, {
      ended: ({ name }, { seconds: passed, failed }) =>
        seconds.observe({ name, outcome: failed ? 'failed' : 'done' }, passed),
    });
  });
  return [...named, drawingMetrics(registry)];
}

/** Without the page's name: most of two hundred pages are drawn seldom. */
function drawingMetrics(registry: Registry): () => void {
  const seconds = new Histogram({
    registers: [registry],
    name: 'plumbline_drawing_duration_seconds',
    help: 'Seconds to draw a page on the server, with the wait for the drawing thread.',
    labelNames: ['outcome'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
  });
  return measure(WORK.drawing, {
    ended: (signal, { seconds: passed, failed }) => {
      const { result } = signal as { result?: unknown };
      seconds.observe({ outcome: failed || result === null ? 'left_to_browser' : 'drawn' }, passed);
    },
  });
}

function cacheMetrics(registry: Registry): () => void {
  const reads = new Counter({
    registers: [registry],
    name: 'plumbline_page_cache_reads_total',
    help: 'Answers that visitors may share: found in the cache, or made.',
    labelNames: ['outcome'],
  });
  return onNote('cacheRead', (isHit) => reads.inc({ outcome: isHit ? 'hit' : 'miss' }));
}

function realtimeMetrics(registry: Registry): () => void {
  const connections = new Gauge({
    registers: [registry],
    name: 'plumbline_realtime_connections',
    help: 'Open connections of browsers and programs.',
  });
  const events = new Counter({
    registers: [registry],
    name: 'plumbline_realtime_events_total',
    help: 'Events sent to channels.',
  });
  return onNote('realtime', (what) => {
    if (what === 'event') events.inc();
    else connections.inc(what === 'opened' ? 1 : -1);
  });
}

function counterOf(
  registry: Registry,
  what: 'guess' | 'repeated',
  { name, help, label }: { name: string; help: string; label: string },
): () => void {
  const counter = new Counter({ registers: [registry], name, help, labelNames: [label] });
  return onNote(what, (value) => counter.inc({ [label]: value }));
}

/** Times each piece of work on a channel; answers what ends that. */
function measure<Signal extends Context>(
  work: TracingChannel<unknown, Signal>,
  { began, ended }: { began?: (signal: Signal) => void; ended: (signal: Signal, result: Measured) => void },
): () => void {
  const started = new WeakMap<object, number>();
  const subscribers: TracingChannelSubscribers<Signal> = {
    start: (signal) => {
      started.set(signal, performance.now());
      began?.(signal);
    },
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: (signal) => {
      const seconds = (performance.now() - (started.get(signal) ?? performance.now())) / 1_000;
      ended(signal, { seconds, failed: 'error' in signal, error: signal.error });
    },
    error: () => undefined,
  };
  work.subscribe(subscribers);
  return () => {
    work.unsubscribe(subscribers);
  };
}
