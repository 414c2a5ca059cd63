import type { DecisionReasonCode, Role } from '../../../common/constants.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { unauthenticated } from '../../core/errors.ts';
import { lastDayToAppeal } from '../../cases/appeal-window.ts';
import type { DecidedState } from '../../decisions/chain.ts';
import { refuseWhileAppealed } from '../../cases/open-appeals.ts';
import { recordDecision } from '../../decisions/record-decision.ts';
import { decidedMeanwhile } from '../../cases/decision-conflict.ts';
import { refusalToChangeRole } from '../status/account-status.ts';
import { roleChanged } from '../events.ts';
import { endMemberships } from '../../members/end-memberships.ts';
import { businessOfUser, lockAccount, type LockedAccount } from '../queries/lock-account.ts';

export type RoleChange = {
  userId: number;
  role: Role;
  reasonCode: DecisionReasonCode | null;
  reason: string;
};

/**
 * Makes a user an administrator, or no longer one, from their next request on. Throws as `applyRole`, and a
 * 409 while their appeal against such a decision is open.
 */
export async function changeUserRole(context: Context, change: RoleChange): Promise<{ decisionId: number }> {
  return transact(context, async (tx) => {
    const subject = await lockAccount(tx.database, change.userId);
    await refuseWhileAppealed(tx, { type: 'user', id: change.userId }, 'role');
    return applyRole(tx, subject, change);
  });
}

/** Also restores a role on appeal: `also` is the decision's record of that. Throws as refusalToChangeRole. */
export async function applyRole(
  tx: ReadContext,
  { subject, administrators }: LockedAccount,
  { userId, role, reasonCode, reason }: RoleChange,
  also?: { before: DecidedState; after: DecidedState },
): Promise<{ decisionId: number }> {
  const { database, viewer, now } = tx;
  if (!viewer) throw unauthenticated();
  const hasBusiness = (await businessOfUser(database, userId)) !== null;
  const actorId = viewer.userId;
  const refused = refusalToChangeRole({ subject, administrators, actorId, role, hasBusiness });
  if (refused) throw refused;
  if (subject.role === role) throw await decidedMeanwhile(database, null, 'people.already_role');
  await database.updateTable('users').set({ role, updated_at: now }).where('id', '=', userId).execute();
  if (role === 'admin') await endMemberships(tx, { userId }, 'administrator');
  tx.announce(roleChanged(userId));
  // Becoming an administrator takes nothing away, so there is no appeal.
  const appealUntil = also === undefined && subject.role === 'admin' ? lastDayToAppeal(now) : null;
  const decision = await recordDecision(tx, {
    action: 'user.role_changed',
    subject: { type: 'user', id: userId },
    reasonCode,
    reasonText: reason,
    before: { status: subject.status, role: subject.role, ...also?.before },
    after: { status: subject.status, role, ...also?.after },
    concerned: [{ userId, party: 'account', appealUntil }],
  });
  return { decisionId: decision.id };
}
