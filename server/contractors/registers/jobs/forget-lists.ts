import { LIST_FILES_KEPT_DAYS } from '../../../../common/limits/registers.ts';
import type { Database } from '../../../database/client.ts';

const DAY_MS = 86_400_000;

/** Removes files whose form was never taken or whose list ended long ago, and ends lists that nobody went on with. */
export async function forgetLists(database: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await database
    .deleteFrom('register_files')
    .where('list_id', 'is', null)
    .where('kept_at', '<', before(1))
    .execute();
  const endedBefore = (days: number) =>
    database.selectFrom('register_lists').select('id').where('ended_at', '<', before(days));
  await database
    .deleteFrom('register_files')
    .where('list_id', 'in', endedBefore(LIST_FILES_KEPT_DAYS))
    .execute();
  const ended = await database
    .updateTable('register_lists')
    .set({ state: 'discarded', ended_at: now, changed_at: now })
    .where('state', 'in', ['matching', 'checked'])
    .where('changed_at', '<', before(LIST_FILES_KEPT_DAYS))
    .returning('id')
    .execute();
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) await database.deleteFrom('register_files').where('list_id', 'in', ids).execute();
  await database
    .deleteFrom('register_refused_rows')
    .where('list_id', 'in', endedBefore(12 * LIST_FILES_KEPT_DAYS))
    .execute();
}
