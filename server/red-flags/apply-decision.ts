import type { Why } from '../cases/record-change.ts';
import { localDayIn, localDaysAt } from '../contractors/hours/local-day.ts';
import type { ReadContext } from '../core/context.ts';
import { factsOf, type LockedRedFlag } from './queries/lock-red-flag.ts';
import { recordRedFlag } from './record-red-flag.ts';
import { dayAfter } from './red-flag.ts';
import { refreshRedFlagLevels } from './refresh-levels.ts';

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
  const decisionId = await recordRedFlag(tx, flag, {
    action: 'red_flag.published',
    before: { state: 'open', approved_by: flag.approvedByUserId },
    after: { state: 'published', criterion: flag.criterion, level: flag.level, expires_on: expiresOn },
    why,
  });
  tx.announce({ name: 'red_flag.published', ...factsOf(flag) });
  return decisionId;
}

/** Dismisses or ends a locked red flag, and records that; gives the decision's id. */
export async function applyEnd(
  tx: ReadContext,
  flag: LockedRedFlag,
  state: 'dismissed' | 'ended',
  why: Why,
): Promise<number> {
  const { database, now } = tx;
  await database
    .updateTable('red_flags')
    .set({ state, closed_at: now, version: flag.version + 1 })
    .where('id', '=', flag.id)
    .execute();
  if (flag.state === 'published') await refreshRedFlagLevels(database, [flag.contractorId], now);
  const action = `red_flag.${state}` as const;
  const decisionId = await recordRedFlag(tx, flag, {
    action,
    before: { state: flag.state },
    after: { state },
    why,
  });
  tx.announce({ name: action, ...factsOf(flag) });
  return decisionId;
}
