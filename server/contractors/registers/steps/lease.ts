import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ListOrigin } from '../../../../common/limits/registers.ts';
import type { Database } from '../../../database/client.ts';
import type { Mapping } from '../../import/mapping.ts';

/** A process that died leaves its list to another one after so long. */
const LEASE_SECONDS = 60;
const RENEWED_EVERY_MS = 15_000;

/** A list that this process works on. */
export type TakenList = {
  id: number;
  registerId: number;
  state: 'fetching' | 'checking' | 'running' | 'undoing';
  origin: ListOrigin;
  asOf: string;
  mapping: Mapping | null;
  importId: number | null;
  tries: number;
  begunBy: number | null;
  /** Of its source. */
  name: string;
  address: string | null;
  shareMax: number;
  token: string;
};

/** Takes the oldest list that waits for work and that no other process has. The database's clock decides for all of them. */
export async function takeList(database: Database): Promise<TakenList | null> {
  const token = randomUUID();
  const { rows } = await sql<Omit<TakenList, 'token'>>`
    update register_lists l set lease_token = ${token}::uuid, tries = l.tries + 1,
      lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
    from registers r
    where r.id = l.register_id and l.id = (
      select id from register_lists
      where state in ('fetching', 'checking', 'running', 'undoing')
        -- A clock that went back must not keep it for ever.
        and (lease_until is null or lease_until < now() or lease_until > now() + make_interval(secs => ${2 * LEASE_SECONDS}))
      order by id limit 1 for update skip locked)
    returning l.id, l.register_id as "registerId", l.state, l.origin, l.as_of::text as "asOf", l.mapping, l.import_id as "importId",
      l.tries, l.begun_by_user_id as "begunBy", r.name, r.address, r.share_max as "shareMax"`.execute(
    database,
  );
  const [taken] = rows;
  return taken ? { ...taken, token } : null;
}

/** Renews the lease while `work` runs; its signal says that another process took the list over. */
export async function whileLeased<Result>(
  database: Database,
  { id, token }: TakenList,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const lost = new AbortController();
  const renew = async () => {
    const { numAffectedRows } = await sql`
      update register_lists set lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
      where id = ${id}::integer and lease_token = ${token}::uuid`.execute(database);
    if (numAffectedRows !== 1n) lost.abort();
  };
  // A failed renewal is told by the next one, or by the work itself.
  const timer = setInterval(() => void renew().catch(() => undefined), RENEWED_EVERY_MS);
  timer.unref();
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(timer);
  }
}

/** Gives a list back, so that it is tried again soon. */
export async function giveBack(
  database: Database,
  { id, token }: TakenList,
  afterSeconds: number,
): Promise<void> {
  await sql`
    update register_lists set lease_until = now() + make_interval(secs => ${afterSeconds})
    where id = ${id}::integer and lease_token = ${token}::uuid`.execute(database);
}
