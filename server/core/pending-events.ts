import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Queryable } from '../database/client.ts';
import type { DomainEvent, EventName, LastingEffects, Listener } from '../event-map.ts';
import { bindServices, type BoundServices, type Outlets } from './effect-services.ts';
import type { Logger } from './process/logger.ts';

type Parts = Outlets & {
  database: Database;
  log: Logger;
  effectsOf: (services: BoundServices) => LastingEffects;
};

/** The events whose lasting effects are to be delivered: rows of `pending_events`, written by the transaction that caused them. */
export type PendingEvents = {
  /** Writes the events that have lasting effects; answers their keys. */
  record: (tx: Queryable, events: readonly DomainEvent[]) => Promise<string[]>;
  hasEffects: (name: EventName) => boolean;
  /** Begins to deliver events; what fails is logged, and tried again by `sweep`. */
  deliver: (keys: readonly string[]) => void;
  /** Delivers what is due: what failed, and what a process that died left. */
  sweep: () => Promise<void>;
  /** Resolves when all begun work is done, for a clean end. */
  settled: () => Promise<void>;
};

/** An event is tried so often, at growing distances, within two days. */
const MOST_ATTEMPTS = 15;
const LONGEST_PAUSE_MINUTES = 360;
/** A delivery that lost to another transaction is tried again after a breath. */
const BREATH_MS = 150;
const SWEPT_AT_ONCE = 200;

/** Delivers each lasting effect once: what it writes and sends stands and falls with the row that asks for it. */
export function createPendingEvents(parts: Parts): PendingEvents {
  const { database, log } = parts;
  const unbound = bindServices(parts, { tx: database, key: '', afterCommit: [] });
  const lasting = new Set(Object.keys(parts.effectsOf(unbound.services)));
  const hasEffects = (name: EventName) => lasting.has(name);
  const running = new Set<Promise<void>>();
  const begin = async (key: string): Promise<void> => {
    try {
      if (await deliverEvent(parts, key)) return;
      await sleep(BREATH_MS);
      await deliverEvent(parts, key);
    } catch (error) {
      log.error({ err: error }, 'effects of an event not delivered; they are tried again');
    }
  };
  return {
    record: (tx, events) =>
      record(
        tx,
        events.filter(({ name }) => hasEffects(name)),
      ),
    hasEffects,
    deliver: (keys) => {
      for (const key of keys) {
        const delivery = begin(key).finally(() => running.delete(delivery));
        running.add(delivery);
      }
    },
    sweep: async () => {
      const due = await database
        .selectFrom('pending_events')
        .select('key')
        .where('attempts', '<', MOST_ATTEMPTS)
        .where('due_at', '<=', sql<Date>`now()`)
        .orderBy('created_at')
        .limit(SWEPT_AT_ONCE)
        .execute();
      for (const { key } of due) await begin(key);
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

async function record(tx: Queryable, events: readonly DomainEvent[]): Promise<string[]> {
  if (events.length === 0) return [];
  const rows = await tx
    .insertInto('pending_events')
    .values(events.map((event) => ({ event: JSON.stringify(event, withDates) })))
    .returning('key')
    .execute();
  return rows.map(({ key }) => key);
}

/** Answers whether nothing is left to do. Another process may be at it, which is as good. */
async function deliverEvent(parts: Parts, key: string): Promise<boolean> {
  const afterCommit: (() => unknown)[] = [];
  const isDone = await parts.database.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('pending_events')
      .select(['event', 'done', 'attempts'])
      .where('key', '=', key)
      .where('attempts', '<', MOST_ATTEMPTS)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return true;
    const event = JSON.parse(row.event, readDates) as DomainEvent;
    const { done, isWhole } = await runEffects(parts, { tx, key, event, done: row.done, afterCommit });
    if (isWhole) {
      await tx.deleteFrom('pending_events').where('key', '=', key).execute();
      return true;
    }
    const minutes = row.attempts === 0 ? 0 : Math.min(2 ** (row.attempts - 1), LONGEST_PAUSE_MINUTES);
    await tx
      .updateTable('pending_events')
      .set({ done, attempts: row.attempts + 1, due_at: sql<Date>`now() + make_interval(mins => ${minutes})` })
      .where('key', '=', key)
      .execute();
    return false;
  });
  for (const work of afterCommit) await work();
  return isDone;
}

type Delivery = {
  tx: Queryable;
  key: string;
  event: DomainEvent;
  done: readonly string[];
  afterCommit: (() => unknown)[];
};

/** Runs the effects that are not done, each in a savepoint, so that one that fails does not stop the others. */
async function runEffects(parts: Parts, delivery: Delivery): Promise<{ done: string[]; isWhole: boolean }> {
  const { tx, event, afterCommit } = delivery;
  const bound = bindServices(parts, delivery);
  const effects = parts.effectsOf(bound.services)[event.name] as
    | Record<string, Listener<DomainEvent>>
    | undefined;
  const done = [...delivery.done];
  const open = Object.entries(effects ?? {}).filter(([name]) => !done.includes(name));
  for (const [name, effect] of open) {
    const begun = afterCommit.length;
    bound.beginEffect(name);
    await sql`savepoint effect`.execute(tx);
    try {
      await effect(event);
      await sql`release savepoint effect`.execute(tx);
      done.push(name);
    } catch (error) {
      await sql`rollback to savepoint effect`.execute(tx);
      afterCommit.length = begun;
      parts.log.error({ err: error, event: event.name, effect: name }, 'effect failed');
    }
  }
  return { done, isWhole: done.length === delivery.done.length + open.length };
}

/** JSON has no dates: a date becomes an object with the one key `$date`. */
function withDates(this: unknown, key: string, value: unknown): unknown {
  const before = (this as Record<string, unknown>)[key];
  return before instanceof Date ? { $date: before.toISOString() } : value;
}

function readDates(_key: string, value: unknown): unknown {
  const { $date } = (value ?? {}) as { $date?: unknown };
  return typeof $date === 'string' ? new Date($date) : value;
}
