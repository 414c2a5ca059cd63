import { lockMembers } from '../../members/lock-members.ts';
import { seatMembers } from '../../members/seat-members.ts';
import type { ReadContext } from '../../core/context.ts';
import { entitlementsOf } from '../entitlements.ts';

/**
 * The public pages of a user follow the plan from now on: photos, pins and the look above its limits stay, and are hidden; members
 * above them wait. Trades and states stay shown, because being listed is never limited.
 */
export async function keepShownLimits(
  { database, now, announce }: Pick<ReadContext, 'database' | 'now' | 'announce'>,
  userId: number,
): Promise<void> {
  const { limits } = await entitlementsOf(database, userId, now);
  await database
    .updateTable('profiles')
    .set({
      shown_photos: limits.photos,
      shown_pins: limits.pinned_postings,
      shown_templates: limits.templates,
      shown_color_schemes: limits.color_schemes,
      shown_own_color: limits.own_color,
    })
    .where('user_id', '=', userId)
    .execute();
  const business = await database
    .selectFrom('profiles')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'contractor')
    .executeTakeFirst();
  if (!business) return;
  await lockMembers(database, business.id);
  await seatMembers({ database, announce }, { contractorId: business.id, seats: limits.seats });
}
