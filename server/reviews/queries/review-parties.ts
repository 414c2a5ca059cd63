import type { Database } from '../../database/client.ts';

export type Parties = {
  /** null: the account is closed. */
  authorUserId: number | null;
  /** null: the business is unclaimed. */
  ownerUserId: number | null;
  contractorId: number;
  /** Whether it was ever there for all to read. */
  wasShown: boolean;
};

/** A review's author and contractor; null where it is erased. */
export async function partiesOf(database: Database, reviewId: number): Promise<Parties | null> {
  const row = await database
    .selectFrom('reviews as r')
    .innerJoin('profiles as author', 'author.id', 'r.author_profile_id')
    .innerJoin('profiles as business', 'business.id', 'r.contractor_id')
    .select(['author.user_id as authorUserId', 'business.user_id as ownerUserId'])
    .select(['r.first_shown_at as firstShownAt', 'r.contractor_id as contractorId'])
    .where('r.id', '=', reviewId)
    .executeTakeFirst();
  return row ? { ...row, wasShown: row.firstShownAt !== null } : null;
}
