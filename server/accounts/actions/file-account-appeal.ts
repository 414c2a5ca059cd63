import { formatDate } from '../../../common/dates.ts';
import { transact, type Context } from '../../core/context.ts';
import { insertAppeal } from '../../cases/appeals.ts';
import { conflict, unauthenticated } from '../../core/errors.ts';
import type { MessageKey } from '../../../translations/index.ts';
import {
  mayAppealAccountAgainFrom,
  obstacleToAccountAppeal,
  type AccountAppealObstacle,
} from '../account-appeal.ts';
import { accountAppealFiled } from '../events.ts';
import { accountCase } from '../queries/account-case.ts';

const REFUSED: Record<AccountAppealObstacle, MessageKey> = {
  not_needed: 'accounts.appeal_refused.not_needed',
  already_open: 'accounts.appeal_refused.already_open',
  too_late: 'accounts.appeal_refused.too_late',
  too_early: 'accounts.appeal_refused.too_early',
};

/**
 * Asks to look again at the decision that made one's own account inactive. Throws 409 where it is active, where an appeal
 * is open, where the last day has passed, and within 30 days of a rejection. Announces `account_appeal.filed`.
 */
export async function fileAccountAppeal(context: Context, { reason }: { reason: string }): Promise<void> {
  const userId = context.viewer?.userId;
  if (userId === undefined) throw unauthenticated();
  await transact(context, async (inside) => {
    const { database, now } = inside;
    // The account is held first, as by whoever decides: two appeals at once wait for each other here.
    const appealed = await accountCase(database, userId, { lock: true });
    const obstacle = obstacleToAccountAppeal(appealed, now);
    const again = mayAppealAccountAgainFrom(appealed);
    if (obstacle) throw conflict(REFUSED[obstacle], { date: again ? formatDate(again, 'long') : '' });
    const id = await insertAppeal(inside, {
      type: 'account_appeal',
      subject: { type: 'user', id: userId },
      appellantUserId: userId,
      againstDecisionId: appealed.decision?.id ?? null,
      reason,
    });
    inside.announce(accountAppealFiled(id));
  });
}
