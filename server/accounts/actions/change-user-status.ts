import type { ReasonCode, UserStatus } from '../../../common/constants.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { forbidden, unauthenticated } from '../../core/errors.ts';
import { lastDayToAppeal } from '../../cases/appeal-window.ts';
import { recordDecision } from '../../decisions/record-decision.ts';
import { closeAppeal } from '../../cases/appeals.ts';
import { decidedMeanwhile } from '../../cases/decision-conflict.ts';
import { needsOtherAdministrator } from '../../cases/other-administrator.ts';
import { refusalToActivate, refusalToDeactivate } from '../status/account-status.ts';
import { userStatusEvent } from '../events.ts';
import { lockOpenAppeal, type OpenAccountAppeal } from '../queries/lock-open-appeal.ts';
import { lockAccount, type LockedAccount } from '../queries/lock-account.ts';
import { setUserStatus } from '../status/user-status.ts';

export type StatusChange = { userId: number; reasonCode: ReasonCode | null; reason: string };
export type StatusChanged = { decisionId: number };
/** The writes of other nouns in the same transaction. */
export type WhenChanged = (tx: ReadContext, userId: number) => Promise<unknown>;

/**
 * Deactivates a user: at the commit all sessions and tokens are gone. Their texts stay. `whenDeactivated` plans
 * the end of what they pay for, in the same transaction. Throws 403 for one's own account, 409 for the last administrator's and for an inactive one.
 */
export function deactivateUser(
  context: Context,
  change: StatusChange,
  whenDeactivated: WhenChanged,
): Promise<StatusChanged> {
  return changeStatus(context, change, 'inactive', whenDeactivated);
}

/**
 * Activates a user and accepts their open appeal, which needs the right to decide it. Throws 403 without that
 * right, 409 for an active account.
 */
export function activateUser(context: Context, change: StatusChange): Promise<StatusChanged> {
  return changeStatus(context, change, 'active');
}

async function changeStatus(
  context: Context,
  { userId, reasonCode, reason }: StatusChange,
  status: UserStatus,
  whenChanged: WhenChanged = () => Promise.resolve(),
): Promise<StatusChanged> {
  return transact(context, async (tx) => {
    const locked = await lockAccount(tx.database, userId);
    await refuse(tx, locked, status);
    const appeal = status === 'active' ? await lockOpenAppeal(tx.database, userId) : null;
    if (appeal) refuseReversal(tx, locked, appeal);
    tx.announce(userStatusEvent(status, userId));
    const { subject } = locked;
    const decision = await recordDecision(tx, {
      action: status === 'inactive' ? 'user.deactivated' : 'user.activated',
      subject: { type: 'user', id: userId },
      reasonCode,
      reasonText: reason,
      before: { status: subject.status, role: subject.role },
      after: { status, role: subject.role },
      concerned: [
        {
          userId,
          party: 'account',
          appealUntil: status === 'inactive' ? lastDayToAppeal(tx.now) : null,
        },
      ],
    });
    await setUserStatus(tx, { userId, status, reason, decisionId: decision.id });
    await whenChanged(tx, userId);
    if (appeal)
      await closeAppeal(
        tx,
        { type: 'account_appeal', id: appeal.id },
        { state: 'accepted', decisionId: decision.id },
      );
    return { decisionId: decision.id };
  });
}

async function refuse(
  { database, viewer }: ReadContext,
  { subject, administrators }: LockedAccount,
  status: UserStatus,
): Promise<void> {
  if (!viewer) throw unauthenticated();
  const change = { subject, administrators, actorId: viewer.userId };
  const refused = status === 'inactive' ? refusalToDeactivate(change) : refusalToActivate(change);
  if (refused) throw refused;
  if (subject.status === status)
    throw await decidedMeanwhile(
      database,
      subject.decisionId,
      status === 'inactive' ? 'people.already_inactive' : 'people.already_active',
    );
}

/** A direct change must not bypass an appeal that this administrator may not decide. */
function refuseReversal(
  { viewer }: ReadContext,
  { administrators }: LockedAccount,
  { deciders }: OpenAccountAppeal,
): void {
  if (!viewer) throw unauthenticated();
  if (needsOtherAdministrator({ actorId: viewer.userId, deciders, administrators }))
    throw forbidden('people.other_eyes');
}
