import { sql } from 'kysely';
import type { Config } from '../core/config/config.ts';
import type { Queryable } from '../database/client.ts';
import { checkpointText } from './checkpoint.ts';
import { signersOf } from './log-keys.ts';
import { signNote } from './signed-note.ts';
import { tileReader } from './tiles.ts';
import { rootOf } from './tree.ts';

export type LogSettings = Pick<Config, 'appKey' | 'appUrl' | 'dataDir' | 'publicLog'>;

/** The present end of the log. `note` is its signed checkpoint. */
export type LogHead = { origin: string; size: number; root: Buffer; note: string };

/** The advisory lock under which one process at a time, of all on this database, makes entries. */
const APPEND_LOCK = 7_203_220;

/** Until the commit, no other process makes entries or signs. */
export async function lockLog(tx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(${APPEND_LOCK}::integer)`.execute(tx);
}

/** Null where the log has not begun. `holdsPast`: what was there before the log has become entries. */
export async function readHead(database: Queryable): Promise<(LogHead & { holdsPast: boolean }) | null> {
  const row = await database
    .selectFrom('log_head')
    .select(['origin', 'size', 'root', 'note', 'holds_past as holdsPast'])
    .executeTakeFirst();
  return row ? { ...row, root: Buffer.from(row.root) } : null;
}

/** The name of a log: where it is published, without the scheme. */
export const originOf = ({ appUrl }: Pick<Config, 'appUrl'>): string =>
  `${appUrl.replace(/^\w+:\/\//, '')}/log`;

type NewHead = { origin: string; size: number; now: Date };

/** Signs the log at its size with each key that signs now. */
export async function signHead(
  tx: Queryable,
  config: Pick<Config, 'appKey'>,
  { origin, size, now }: NewHead,
): Promise<LogHead> {
  const signers = (await signersOf(tx, config)).filter(({ name }) => name === origin);
  if (signers.length === 0) throw new Error(`The public log ${origin} has no key that signs`);
  const root = await rootOf(tileReader(tx), size);
  const note = signNote(checkpointText({ origin, size, root }), signers);
  const row = { origin, size, root, note, signed_at: now, holds_past: true };
  await tx
    .insertInto('log_head')
    .values(row)
    .onConflict((other) => other.column('id').doUpdateSet(row))
    .execute();
  return { origin, size, root, note };
}
