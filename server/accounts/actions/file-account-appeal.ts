import { formatDate } from '../../../common/format/dates.ts';
import { transact, type Context } from '../../core/context.ts';
import { insertAppeal } from '../../cases/appeals.ts';
import { conflict, unauthenticated } from '../../core/errors.ts';
import type { MessageKey } from '../../../translations/index.ts';
import {
  mayAppealAccountAgainFrom,
  obstacleToAccountAppeal,
  type AccountAppealObstacle,
} from '../status/account-appeal.ts';
import { accountAppealFiled } from '../events.ts';
import { accountCase } from '../queries/account-case.ts';

const REFUSED: Record<AccountAppealObstacle, MessageKey> = {
  not_needed: 'accounts.appeal_refused.not_needed',
  already_open: 'accounts.appeal_refused.already_open',
  too_late: 'accounts.appeal_refused.too_late',
  too_early: 'accounts.appeal_refused.too_early',
};

/**
 * Appeals the decision that made one's own account inactive. Throws 409 for an active account, an open
 * appeal, a past last day, or a rejection under 30 days ago. Announces `account_appeal.filed`.
 */
export async function fileAccountAppeal(context: Context, { reason }: { reason: string }): Promise<void> {
  const userId = context.viewer?.userId;
  if (userId === undefined) throw unauthenticated();
  await transact(context, async (tx) => {
    const { database, now, language } = tx;
    // Locks the account first, as deciding does, so that two appeals at once wait for each other here.
    const appealed = await accountCase(database, userId, { lock: true });
    const obstacle = obstacleToAccountAppeal(appealed, now);
    const again = mayAppealAccountAgainFrom(appealed);
    if (obstacle) throw conflict(REFUSED[obstacle], { date: again ? formatDate(again, language) : '' });
    const id = await insertAppeal(tx, {
      type: 'account_appeal',
      subject: { type: 'user', id: userId },
      appellantUserId: userId,
      againstDecisionId: appealed.decision?.id ?? null,
      reason,
    });
    tx.announce(accountAppealFiled(id));
  });
}
