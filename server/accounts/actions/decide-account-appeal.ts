import type { OutcomeCode } from '../../../common/constants.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { forbidden, notFound, unauthenticated } from '../../core/errors.ts';
import type { Queryable } from '../../database/client.ts';
import { recordDecision } from '../../decisions/record-decision.ts';
import { closeAppeal } from '../../cases/appeals.ts';
import { decidedMeanwhile } from '../../cases/decision-conflict.ts';
import { needsOtherAdministrator } from '../../cases/other-administrator.ts';
import { refusalToActivate } from '../status/account-status.ts';
import { userStatusEvent } from '../events.ts';
import { lockOpenAppeal } from '../queries/lock-open-appeal.ts';
import { lockAccount } from '../queries/lock-account.ts';
import { setUserStatus } from '../status/user-status.ts';

export type AppealDecision = { appealId: number; reasonCode: OutcomeCode | null; reason: string };

/** Accepts the appeal of a deactivated user: the account is active again. Throws as below. */
export function acceptAccountAppeal(context: Context, decision: AppealDecision) {
  return decide(context, decision, 'accepted');
}

/** Leaves the account as it is. Throws as below. */
export function rejectAccountAppeal(context: Context, decision: AppealDecision) {
  return decide(context, decision, 'rejected');
}

/** Throws 409 where it was decided already, 403 where one who deactivated, or rejected before, would decide and another could. */
async function decide(
  context: Context,
  { appealId, reasonCode, reason }: AppealDecision,
  state: 'accepted' | 'rejected',
): Promise<{ userId: number; decisionId: number }> {
  return transact(context, async (tx) => {
    const userId = await appellantOf(tx.database, appealId);
    const { subject, administrators } = await lockAccount(tx.database, userId);
    const appeal = await lockOpenAppeal(tx.database, userId);
    if (appeal?.id !== appealId) throw await decidedAlready(tx.database, appealId);
    refuse(tx, { subject, administrators, deciders: appeal.deciders });
    const status = state === 'accepted' ? 'active' : subject.status;
    if (status !== subject.status) tx.announce(userStatusEvent(status, userId));
    const { id: decisionId } = await recordDecision(tx, {
      action: `account_appeal.${state}`,
      subject: { type: 'account_appeal', id: appealId },
      reasonCode,
      reasonText: reason,
      before: { status: subject.status, appeal: 'open' },
      after: { status, appeal: state },
      concerned: [{ userId, party: 'account', appealUntil: null }],
    });
    await closeAppeal(tx, { type: 'account_appeal', id: appealId }, { state, decisionId });
    if (status !== subject.status) await setUserStatus(tx, { userId, status, reason, decisionId });
    return { userId, decisionId };
  });
}

/** Never changes, so it needs no lock: accounts are locked before appeals everywhere. */
async function appellantOf(database: Queryable, appealId: number): Promise<number> {
  const row = await database
    .selectFrom('appeals')
    .select('subject_id as userId')
    .where('type', '=', 'account_appeal')
    .where('id', '=', appealId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.userId;
}

async function decidedAlready(database: Queryable, appealId: number) {
  const { decision_id } = await database
    .selectFrom('appeals')
    .select('decision_id')
    .where('type', '=', 'account_appeal')
    .where('id', '=', appealId)
    .executeTakeFirstOrThrow();
  return decidedMeanwhile(database, decision_id, 'people.appeal_decided');
}

type Parties = Pick<Awaited<ReturnType<typeof lockAccount>>, 'subject' | 'administrators'>;

function refuse(
  { viewer }: ReadContext,
  { subject, administrators, deciders }: Parties & { deciders: readonly number[] },
): void {
  if (!viewer) throw unauthenticated();
  const actorId = viewer.userId;
  const refused = refusalToActivate({ subject, administrators, actorId });
  if (refused) throw refused;
  if (needsOtherAdministrator({ actorId, deciders, administrators })) throw forbidden('people.other_eyes');
}
