import type { ReadContext } from '../../core/context.ts';
import { ownProfilesOf, type SignedIn } from '../../core/viewer.ts';
import { isActiveAccount } from '../../conditions/live-accounts.ts';
import { isListedContractor, isWaitingInvitation } from '../../conditions/public-rows.ts';
import { isBlockedBetween } from '../../relations/queries/blocked.ts';

/** A block stays secret: it looks like a business that takes no invitations. */
export type InviteeObstacle = 'self' | 'not_open' | 'already_open';

export type Invitee = {
  id: number;
  slug: string;
  name: string;
  regionId: number | null;
  obstacle: InviteeObstacle | null;
  /** The sender's open invitation to it. */
  open: OpenInvitation | null;
};

export type OpenInvitation = {
  jobId: number;
  trade_id: number;
  region_id: number;
  place: string;
  starts_on: string;
  ends_on: string;
  message: string;
};

/**
 * The contractors of these slugs that are listed, in the order of the slugs, with the facts for an invitation from one of
 * the viewer's profiles.
 */
export async function findInvitees(
  context: ReadContext,
  { viewer, fromId }: { viewer: SignedIn; fromId: number },
  slugs: readonly string[],
): Promise<Invitee[]> {
  if (slugs.length === 0) return [];
  const rows = await context.database
    .selectFrom('contractors as c')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'p.user_id').on(isActiveAccount('u')))
    .select(['c.id', 'c.slug', 'c.name', 'c.region_id as regionId'])
    .select(['p.listed_in_sub_finder as isListed', 'u.id as userId'])
    .where('c.slug', 'in', [...slugs])
    .where(isListedContractor('c'))
    .execute();
  const open = await openInvitations(context, fromId);
  const found = await Promise.all(
    rows.map(async ({ isListed, userId, ...row }): Promise<Invitee> => {
      const isOpen =
        isListed && userId !== null && !(await isBlockedBetween(context.database, fromId, row.id));
      return {
        ...row,
        obstacle: ownProfilesOf(viewer).includes(row.id)
          ? 'self'
          : !isOpen
            ? 'not_open'
            : open.has(row.id)
              ? 'already_open'
              : null,
        open: open.get(row.id) ?? null,
      };
    }),
  );
  return slugs.flatMap((slug) => found.filter((one) => one.slug === slug));
}

/** By invited profile. */
async function openInvitations(
  { database, now }: ReadContext,
  fromId: number,
): Promise<Map<number, OpenInvitation>> {
  const rows = await database
    .selectFrom('invitations')
    .select(['to_profile_id', 'job_id as jobId', 'trade_id', 'region_id', 'place'])
    .select(['starts_on', 'ends_on', 'message'])
    .where('from_profile_id', '=', fromId)
    .where(isWaitingInvitation('invitations', now))
    .execute();
  return new Map(rows.map(({ to_profile_id: toId, ...open }) => [toId, open]));
}
