import { channel, tracingChannel } from 'node:diagnostics_channel';

/**
 * Measured work: metrics and traces subscribe where a setting asks for them (server/monitoring). Without a subscriber a
 * signal costs nothing, and whoever sends it knows neither.
 */
export type QuerySignal = { statement: string; inTransaction: boolean };
export type WorkSignal = { name: string };
export type RealtimeSignal = 'opened' | 'closed' | 'event';
export type GuessSignal = 'counted' | 'right' | 'refused';

export const WORK = {
  /** One statement, with placeholders and without its values. */
  query: tracingChannel<unknown, QuerySignal>('plumbline:query'),
  /** A connection for a transaction is waited for. */
  connection: tracingChannel<unknown, WorkSignal>('plumbline:connection'),
  job: tracingChannel<unknown, WorkSignal>('plumbline:job'),
  mail: tracingChannel<unknown, WorkSignal>('plumbline:mail'),
  /** A page is drawn on the server. */
  drawing: tracingChannel<unknown, WorkSignal>('plumbline:drawing'),
  /** A sent picture is drawn anew. */
  picture: tracingChannel<unknown, WorkSignal>('plumbline:picture'),
};

const NOTED = {
  cacheRead: channel('plumbline:cache-read'),
  connectionReturned: channel('plumbline:connection-returned'),
  repeated: channel('plumbline:repeated'),
  realtime: channel('plumbline:realtime'),
  guess: channel('plumbline:guess'),
};

type Notes = {
  /** `true`: the page cache had it. */
  cacheRead: boolean;
  connectionReturned: true;
  repeated: 'query' | 'transaction';
  realtime: RealtimeSignal;
  guess: GuessSignal;
};

/** Notes that something happened. */
export function note<Name extends keyof Notes>(name: Name, value: Notes[Name]): void {
  if (NOTED[name].hasSubscribers) NOTED[name].publish(value);
}

/** Hears of it; answers what ends that. */
export function onNote<Name extends keyof Notes>(
  name: Name,
  listener: (value: Notes[Name]) => void,
): () => void {
  const receive = (value: unknown): void => listener(value as Notes[Name]);
  NOTED[name].subscribe(receive);
  return () => {
    NOTED[name].unsubscribe(receive);
  };
}

/** A log line names the trace that it belongs to; nothing until traces are made. */
export const currentTrace: { read: () => Record<string, string> } = { read: () => ({}) };

/** The name of the limit that refused a request, where its route has another one or none. */
export const refusedBy = new WeakMap<object, string>();
