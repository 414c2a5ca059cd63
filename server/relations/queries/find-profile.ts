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

/**
 * A profile that can be followed, or one that the viewer follows or blocked, whatever became of it: to undo that. Throws
 * `notFound()` for any other: numbers can be counted up, and names of closed pages are nobody's to read.
 */
export async function findRelatedProfile(
  { database, viewer }: ReadContext,
  profileId: number,
): Promise<FoundProfile> {
  const userId = viewer?.userId ?? 0;
  const row = await database
    .selectFrom('profiles as p')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('contractors as c', 'c.id', 'p.id')
    .select(['p.id', 'p.user_id as userId', 'p.name', 'c.slug'])
    .where('p.id', '=', profileId)
    .where((where) =>
      where.or([
        where.and([where('c.hidden_at', 'is', null), mayBeFollowed]),
        ...(['follows', 'blocks'] as const).map((relation) =>
          where.exists(
            where
              .selectFrom(relation)
              .select('profile_id')
              .where('user_id', '=', userId)
              .where('profile_id', '=', profileId),
          ),
        ),
        where('p.user_id', '=', userId),
      ]),
    )
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
