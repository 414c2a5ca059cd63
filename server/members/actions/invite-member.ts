import { MEMBER_INVITATIONS_A_DAY } from '../../../common/profiles/members.ts';
import { endMemberships } from '../end-memberships.ts';
import { lockMembers } from '../lock-members.ts';
import { entitlementsOf, refuseAbovePlan } from '../../billing/entitlements.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { invalid, Refusal } from '../../core/errors.ts';
import { memberInvited } from '../events.ts';
import { newInvitationToken } from '../invitation-token.ts';
import { memberState } from '../member-state.ts';
import { owningViewer } from '../policy.ts';
import { listMembers } from '../queries/list-members.ts';

const DAY_MS = 86_400_000;

/**
 * Invites an address to act for the owner's business. It is not told whether the address has an account, or whose: the page of
 * the link says what stands in the way. Throws InvalidInput for the own address and for one that is there already, 403 with
 * `upgrade` beyond the plan, 429 after twenty in a day.
 */
export async function inviteMember(context: Context, { email }: { email: string }): Promise<void> {
  const owner = owningViewer(context);
  const { contractorId, userId } = owner;
  if (email === owner.email) throw invalid('email', 'members.own_address');
  await transact(context, async (tx) => {
    const { database, now } = tx;
    await lockMembers(database, contractorId);
    const present = await listMembers(database, contractorId);
    const same = present.find((row) => row.email === email);
    const state = same && memberState(same, now);
    if (state === 'invited') throw invalid('email', 'members.invited_already');
    if (state === 'active' || state === 'waiting') throw invalid('email', 'members.member_already');
    if (same) await endMemberships(tx, { memberId: same.id }, 'replaced');
    const taken = present.filter((row) => memberState(row, now) !== 'expired').length;
    await refuseWithoutPlace(tx, userId, taken);
    await refuseTooMany(tx, contractorId);
    const { token, hash, expiresAt } = newInvitationToken(now);
    const { id } = await database
      .insertInto('contractor_members')
      .values({
        contractor_id: contractorId,
        email,
        invited_by_user_id: userId,
        invited_at: now,
        mailed_at: now,
        token_hash: hash,
        expires_at: expiresAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    tx.announce(memberInvited(id, token));
  });
}

/** Throws 403, with a plan to change to where one has a place more. The owner and the invited person are people, too. */
async function refuseWithoutPlace(
  { database, now }: ReadContext,
  userId: number,
  taken: number,
): Promise<void> {
  const entitlements = await entitlementsOf(database, userId, now);
  const wanted = taken + 2;
  if (wanted <= entitlements.limits.seats) return;
  const most = Math.max(...Object.values(entitlements.terms).map(({ limits }) => limits.seats));
  if (wanted > most) throw new Refusal(403, 'above_plan', 'members.above_every_plan', { seats: most });
  refuseAbovePlan(entitlements, 'seats', wanted);
}

async function refuseTooMany({ database, now }: ReadContext, contractorId: number): Promise<void> {
  const { count } = await database
    .selectFrom('contractor_members')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('contractor_id', '=', contractorId)
    .where('invited_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MEMBER_INVITATIONS_A_DAY)
    throw new Refusal(429, 'too_many_invitations', 'members.too_many', { seconds: DAY_MS / 1_000 });
}
