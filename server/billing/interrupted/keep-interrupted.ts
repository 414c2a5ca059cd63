import { sql } from 'kysely';
import { route } from '../../../common/routes/route-table.ts';
import type { InterruptedAction } from '../../core/forms/interrupted-action.ts';
import type { Database, Queryable } from '../../database/client.ts';
import type { JsonValue } from '../../database/schema.ts';

const BODY_MAX_BYTES = 60_000;
const BACK_MAX_LENGTH = 500;
/** Batches that come later belong to another choice of files. */
const BATCH_MINUTES = 10;
const MOST_BATCHES = 50;

type KeptAction = { next: string; compare: string };

/** Keeps the last action of somebody that a plan refused, with all its batches. Null: it is too long to be kept. */
export async function keepInterrupted(
  { database, now }: { database: Database; now: Date },
  action: InterruptedAction,
): Promise<KeptAction | null> {
  const { userId, back, body } = action;
  if (back.length > BACK_MAX_LENGTH || Buffer.byteLength(JSON.stringify(body)) > BODY_MAX_BYTES) return null;
  const id = await database.transaction().execute(async (tx) => {
    // Batches may come at the same time, and each has to find the one before.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    return (await addBatch(tx, now, action)) ?? (await replace(tx, now, action));
  });
  return {
    next: route('upgrade.continue', { id }),
    compare: route('upgrade.show', {}, { query: { action: id } }),
  };
}

/** A body that holds nothing but files. */
const isBatch = (body: unknown): boolean => {
  const { uploads, ...rest } = (body ?? {}) as { uploads?: unknown };
  return Array.isArray(uploads) && Object.keys(rest).length === 0;
};

/** Adds a batch of files to the same open action; undefined where it is another one, or no batch. */
async function addBatch(
  database: Queryable,
  now: Date,
  { userId, route: name, params, body, message, upgrade }: InterruptedAction,
): Promise<number | undefined> {
  if (!isBatch(body)) return undefined;
  const open = await database
    .selectFrom('interrupted_actions')
    .select(['id', 'body', 'more'])
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .where('route', '=', name)
    .where(sql<boolean>`params = ${JSON.stringify(params)}::text::jsonb`)
    .where('created_at', '>', new Date(now.getTime() - BATCH_MINUTES * 60_000))
    .executeTakeFirst();
  if (!open || !isBatch(open.body)) return undefined;
  const batches = [open.body, ...(open.more as JsonValue[])];
  const isKnown = batches.some((one) => JSON.stringify(one) === JSON.stringify(body));
  const more = JSON.stringify(isKnown ? batches.slice(1) : [...batches.slice(1), body]);
  if (batches.length >= MOST_BATCHES || Buffer.byteLength(more) > BODY_MAX_BYTES) return undefined;
  await database
    .updateTable('interrupted_actions')
    .set({ more: sql`${more}::text::jsonb`, message, upgrade })
    .where('id', '=', open.id)
    .execute();
  return open.id;
}

async function replace(
  database: Queryable,
  now: Date,
  { userId, params, body, back, message, upgrade, route: name }: InterruptedAction,
): Promise<number> {
  await database.deleteFrom('interrupted_actions').where('user_id', '=', userId).execute();
  const { id } = await database
    .insertInto('interrupted_actions')
    .values({
      user_id: userId,
      route: name,
      params: params as JsonValue,
      body: body as JsonValue,
      back,
      message,
      upgrade,
      state: 'open',
      result: null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
