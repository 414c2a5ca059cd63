import type { ReasonCode, Role } from '../../../common/constants.ts';
import { transact, type Context } from '../../core/context.ts';
import { unauthenticated } from '../../core/errors.ts';
import { recordDecision } from '../../decisions/record-decision.ts';
import { decidedMeanwhile } from '../../decisions/what-happened.ts';
import { refusalToChangeRole } from '../account-standing.ts';
import { roleChanged } from '../events.ts';
import { businessOfUser, lockStanding } from '../queries/lock-standing.ts';

export type RoleChange = { userId: number; role: Role; reasonCode: ReasonCode | null; reason: string };

/** Makes somebody an administrator, or no longer one. It counts from their next request on. Throws as refusalToChangeRole. */
export async function changeUserRole(context: Context, change: RoleChange): Promise<{ decisionId: number }> {
  const { userId, role, reasonCode, reason } = change;
  return transact(context, async (inside) => {
    const { database, viewer, now } = inside;
    if (!viewer) throw unauthenticated();
    const { subject, administrators } = await lockStanding(database, userId);
    const hasBusiness = (await businessOfUser(database, userId)) !== null;
    const actorId = viewer.userId;
    const refused = refusalToChangeRole({ subject, administrators, actorId, role, hasBusiness });
    if (refused) throw refused;
    if (subject.role === role) throw await decidedMeanwhile(database, null, 'people.already_role');
    await database.updateTable('users').set({ role, updated_at: now }).where('id', '=', userId).execute();
    inside.announce(roleChanged(userId));
    const decision = await recordDecision(inside, {
      action: 'user.role_changed',
      subject: { type: 'user', id: userId },
      reasonCode,
      reasonText: reason,
      before: { status: subject.status, role: subject.role },
      after: { status: subject.status, role },
      concerned: [{ userId, party: 'account', appealUntil: null }],
    });
    return { decisionId: decision.id };
  });
}
