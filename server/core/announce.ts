import type { Database, Queryable } from '../database/client.ts';
import type { DomainEvent } from '../event-map.ts';

/** Publishes what was announced in a transaction; called once, after its commit. */
type Publish = () => void;

/** Tells everybody concerned of an event that has happened. */
export type Announce = {
  (event: DomainEvent): void;
  /**
   * Writes the lasting effects of events in the transaction that caused them, so that a process that dies after the commit loses
   * none. Without it (in tests and in seeds) only the call itself follows the commit.
   */
  record?: (tx: Queryable, events: readonly DomainEvent[]) => Promise<Publish>;
};

/** A job that changes rows as of a moment, and announces each. */
export type AnnouncingJob = { database: Database; now: Date; announce: Announce };

type Announcing = { database: Queryable; announce: Announce };

/** Runs `work` in one transaction, and publishes what it announces after the commit. Joins a transaction that is open already. */
export async function announceTogether<Result>(
  { database, announce }: Announcing,
  work: (tx: Queryable, announce: (event: DomainEvent) => void) => Promise<Result>,
): Promise<Result> {
  const { result, publish } = await recordTogether({ database, announce }, work);
  publish();
  return result;
}

/** The same, for a caller that has something to do between the commit and `publish`. */
export async function recordTogether<Result>(
  { database, announce }: Announcing,
  work: (tx: Queryable, announce: (event: DomainEvent) => void) => Promise<Result>,
): Promise<{ result: Result; publish: Publish }> {
  const events: DomainEvent[] = [];
  const run = async (tx: Queryable) => {
    const result = await work(tx, (event) => events.push(event));
    const publish =
      (await announce.record?.(tx, events)) ?? (() => events.forEach((event) => announce(event)));
    return { result, publish };
  };
  return database.isTransaction ? run(database) : (database as Database).transaction().execute(run);
}
