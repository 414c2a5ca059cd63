import type { World } from './world.ts';

/** A source of licenses with one list, both of this number. */
export async function makeRegister(
  { database }: World,
  id: number,
  userId: number | null = null,
): Promise<void> {
  const at = new Date('2026-01-15T08:00:00Z');
  await database
    .insertInto('registers')
    .values({ id, name: `Board ${id}` })
    .execute();
  await database
    .insertInto('register_lists')
    .values({
      id,
      register_id: id,
      state: 'discarded',
      origin: 'upload',
      as_of: '2026-01-15',
      begun_by_user_id: userId,
      begun_at: at,
      changed_at: at,
      ended_at: at,
    })
    .execute();
  await database
    .insertInto('register_events')
    .values({ register_id: id, list_id: id, user_id: userId, at, action: 'discarded' })
    .execute();
}
