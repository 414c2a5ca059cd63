import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { mayBeFollowed } from './may-be-followed.ts';

export type FoundProfile = {
  id: number;
  userId: number | null;
  name: string;
  /** Of a business. */
  slug: string | null;
};

/** A profile that can be followed. Throws `notFound()` also for one of an inactive or closed account, and a hidden listing. */
export async function findProfile({ database }: ReadContext, profileId: number): Promise<FoundProfile> {
  const row = await database
    .selectFrom('profiles as p')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('contractors as c', 'c.id', 'p.id')
    .select(['p.id', 'p.user_id as userId', 'p.name', 'c.slug'])
    .where('p.id', '=', profileId)
    .where('c.hidden_at', 'is', null)
    .where(mayBeFollowed)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** As it is, whatever became of it: to undo what was done with it. Throws `notFound()`. */
export async function findAnyProfile({ database }: ReadContext, profileId: number): Promise<FoundProfile> {
  const row = await database
    .selectFrom('profiles as p')
    .leftJoin('contractors as c', 'c.id', 'p.id')
    .select(['p.id', 'p.user_id as userId', 'p.name', 'c.slug'])
    .where('p.id', '=', profileId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
