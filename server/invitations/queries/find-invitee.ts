import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { isActiveAccount } from '../../conditions/live-accounts.ts';

export type Invitee = {
  id: number;
  slug: string;
  name: string;
  regionId: number | null;
  /** Its owner is there and wants to be found as a subcontractor. */
  isOpen: boolean;
  userId: number | null;
};

/** The contractor at an address, with the facts for an invitation. Throws `notFound()`. */
export async function findInvitee({ database }: ReadContext, slug: string): Promise<Invitee> {
  const row = await database
    .selectFrom('contractors as c')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'p.user_id').on(isActiveAccount('u')))
    .select(['c.id', 'c.slug', 'c.name', 'c.region_id as regionId'])
    .select(['p.listed_in_sub_finder as isListed', 'u.id as userId'])
    .where('c.slug', '=', slug)
    .where('c.hidden_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { isListed, ...invitee } = row;
  return { ...invitee, isOpen: isListed && invitee.userId !== null };
}
