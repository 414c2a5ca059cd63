import type { DecisionReasonCode } from '../../common/constants.ts';
import { localDayIn, localDaysAt } from '../contractors/hours/local-day.ts';
import type { ReadContext } from '../core/context.ts';
import type { DecidedState } from '../decisions/chain.ts';
import { recordDecision } from '../decisions/record-decision.ts';
import { partiesToTell } from './parties-to-tell.ts';
import { factsOf, type LockedRedFlag } from './queries/lock-red-flag.ts';
import { dayAfter } from './red-flag.ts';
import { refreshRedFlagLevels } from './refresh-levels.ts';

type Why = { reasonCode: DecisionReasonCode | null; reason: string };

/** Publishes a locked red flag, and records that; gives the decision's id. */
export async function applyPublication(tx: ReadContext, flag: LockedRedFlag, why: Why): Promise<number> {
  const { database, now } = tx;
  const expiresOn =
    flag.days === null ? null : dayAfter(localDayIn(localDaysAt(tx.now), flag.zone), flag.days);
  await database
    .updateTable('red_flags')
    .set({ state: 'published', published_at: now, expires_on: expiresOn, version: flag.version + 1 })
    .where('id', '=', flag.id)
    .execute();
  await refreshRedFlagLevels(database, [flag.contractorId], now);
  const { id: decisionId } = await recordDecision(tx, {
    action: 'red_flag.published',
    subject: { type: 'red_flag', id: flag.id },
    contractorId: flag.contractorId,
    language: flag.language,
    reasonCode: why.reasonCode,
    reasonText: why.reason,
    before: { state: 'open', approved_by: flag.approvedByUserId },
    after: { state: 'published', criterion: flag.criterion, level: flag.level, expires_on: expiresOn },
    concerned: partiesToTell(flag, 'red_flag.published', now),
  });
  await database
    .updateTable('red_flags')
    .set({ decision_id: decisionId })
    .where('id', '=', flag.id)
    .execute();
  tx.announce({ name: 'red_flag.published', ...factsOf(flag) });
  return decisionId;
}

type End = Why & {
  action: 'red_flag.dismissed' | 'red_flag.ended';
  state: 'dismissed' | 'ended';
  /** The decision's record of the appeal that it accepts. */
  also?: { before: DecidedState; after: DecidedState };
};

/** Dismisses or ends a locked red flag, and records that; gives the decision's id. */
export async function applyEnd(
  tx: ReadContext,
  flag: LockedRedFlag,
  { action, state, reasonCode, reason, also }: End,
): Promise<number> {
  const { database, now } = tx;
  await database
    .updateTable('red_flags')
    .set({ state, closed_at: now, version: flag.version + 1 })
    .where('id', '=', flag.id)
    .execute();
  if (flag.state === 'published') await refreshRedFlagLevels(database, [flag.contractorId], now);
  const { id: decisionId } = await recordDecision(tx, {
    action,
    subject: { type: 'red_flag', id: flag.id },
    contractorId: flag.contractorId,
    language: flag.language,
    reasonCode,
    reasonText: reason,
    before: { state: flag.state, ...also?.before },
    after: { state, ...also?.after },
    concerned: partiesToTell(flag, action, now),
  });
  await database
    .updateTable('red_flags')
    .set({ decision_id: decisionId })
    .where('id', '=', flag.id)
    .execute();
  tx.announce({ name: action, ...factsOf(flag) });
  return decisionId;
}
