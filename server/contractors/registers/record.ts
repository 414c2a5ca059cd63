import type { RegisterAction } from '../../../common/limits/registers.ts';
import type { Queryable } from '../../database/client.ts';
import { asJson } from './as-json.ts';

type Recorded = {
  registerId: number;
  listId?: number | null;
  /** Null: the schedule. */
  userId: number | null;
  at: Date;
  action: RegisterAction;
  details?: Readonly<Record<string, unknown>>;
};

/** Writes what was done to a source, by whom and when, in the transaction that did it. */
export async function recordRegister(
  database: Queryable,
  { registerId, listId = null, userId, at, action, details = {} }: Recorded,
): Promise<void> {
  await database
    .insertInto('register_events')
    .values({
      register_id: registerId,
      list_id: listId,
      user_id: userId,
      at,
      action,
      details: asJson(details),
    })
    .execute();
}
