import type { Language } from '../../../common/format/language.ts';
import { lastDayToAppeal } from '../../cases/appeal-window.ts';
import {
  mayAppealAccountAgainFrom,
  obstacleToAccountAppeal,
  type AccountAppealObstacle,
} from './account-appeal.ts';
import type { AccountStatusCase } from '../queries/account-case.ts';

/** The reason for an inactive account, and the way to appeal. */
export type InactiveAccountView = {
  /** The time of the decision; null for one older than the record of decisions. */
  since: string | null;
  /** `language`: the one that `text` is written in. */
  reason: { code: string | null; name: string | null; text: string | null; language: Language | null };
  appeal: {
    state: 'open' | 'accepted' | 'rejected';
    reason: string;
    filed_at: string;
    due_at: string;
    closed_at: string | null;
    answer: string | null;
    answer_language: Language | null;
  } | null;
  can: { appeal: boolean; obstacle: AccountAppealObstacle | null };
  /** YYYY-MM-DD; null where there is no last day. */
  appeal_until: string | null;
  /** After a rejection: from when another one may be filed. */
  appeal_again_from: string | null;
};

export function toInactiveAccountView(
  account: AccountStatusCase,
  reasonName: string | null,
  now: Date,
  languageOf: (text: string) => Language,
): InactiveAccountView {
  const { decision, reason, reasonCode, latest } = account;
  const obstacle = obstacleToAccountAppeal(account, now);
  // An appeal against an earlier decision is past.
  const appeal = latest?.againstDecisionId === (decision?.id ?? null) ? account.appeal : null;
  return {
    since: decision?.decidedAt.toISOString() ?? null,
    reason: {
      code: reasonCode,
      name: reasonName,
      text: reason,
      language: reason === null ? null : languageOf(reason),
    },
    appeal: appeal && {
      state: appeal.state,
      reason: appeal.reason,
      filed_at: appeal.filedAt.toISOString(),
      due_at: appeal.dueAt.toISOString(),
      closed_at: appeal.closedAt?.toISOString() ?? null,
      answer: appeal.answer,
      answer_language: appeal.answer === null ? null : languageOf(appeal.answer),
    },
    can: { appeal: obstacle === null, obstacle },
    appeal_until: decision && lastDayToAppeal(decision.decidedAt),
    appeal_again_from: mayAppealAccountAgainFrom(account)?.toISOString() ?? null,
  };
}
