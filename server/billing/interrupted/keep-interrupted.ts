import { route } from '../../../common/route-table.ts';
import type { InterruptedAction } from '../../core/interrupted-action.ts';
import type { Database } from '../../database/client.ts';
import type { JsonValue } from '../../database/schema.ts';

const BODY_MAX_BYTES = 60_000;
const BACK_MAX_LENGTH = 500;

/** Keeps the last action of somebody that a plan refused. Null: it is too long to be kept. */
export async function keepInterrupted(
  { database, now }: { database: Database; now: Date },
  { userId, params, body, back, message, upgrade, route: name }: InterruptedAction,
): Promise<{ next: string; compare: string } | null> {
  if (back.length > BACK_MAX_LENGTH || Buffer.byteLength(JSON.stringify(body)) > BODY_MAX_BYTES) return null;
  const values = {
    route: name,
    params: params as JsonValue,
    body: body as JsonValue,
    back,
    message,
    upgrade,
    state: 'open',
    result: null,
    created_at: now,
  };
  await database.deleteFrom('interrupted_actions').where('user_id', '=', userId).execute();
  const { id } = await database
    .insertInto('interrupted_actions')
    .values({ user_id: userId, ...values })
    .onConflict((same) => same.column('user_id').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    next: route('upgrade.continue', { id }),
    compare: route('upgrade.show', {}, { query: { action: id } }),
  };
}
