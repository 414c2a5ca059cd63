import type { UserStatus } from '../../../common/constants.ts';
import { notFound } from '../../core/errors.ts';
import type { Queryable } from '../../database/client.ts';
import type { AccountCase } from '../status/account-appeal.ts';

/** The reason for an inactive account as text, with the facts for the rules. */
export type AccountStatusCase = AccountCase & {
  reasonCode: string | null;
  reason: string | null;
  appeal: {
    state: 'open' | 'accepted' | 'rejected';
    reason: string;
    filedAt: Date;
    dueAt: Date;
    closedAt: Date | null;
    /** The text of the administrator who decided. */
    answer: string | null;
  } | null;
};

/** An account's status with its latest appeal. `lock` locks the account until the transaction ends. */
export async function accountCase(
  database: Queryable,
  userId: number,
  { lock = false } = {},
): Promise<AccountStatusCase> {
  const account = await database
    .selectFrom('users')
    .select(['status', 'inactive_reason', 'decision_id'])
    .where('id', '=', userId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!account) throw notFound();
  const [decision, latest] = await Promise.all([
    account.decision_id === null ? null : decisionOf(database, account.decision_id),
    latestAppeal(database, userId),
  ]);
  return {
    status: account.status as UserStatus,
    decision: decision && { id: decision.id, decidedAt: decision.decided_at },
    reasonCode: decision?.shown_reason_code ?? null,
    reason: decision?.reason_text ?? account.inactive_reason,
    latest: latest && {
      state: latest.state as 'open',
      againstDecisionId: latest.against_decision_id,
      closedAt: latest.closed_at,
    },
    appeal: latest && {
      state: latest.state as 'open',
      reason: latest.reason,
      filedAt: latest.filed_at,
      dueAt: latest.due_at,
      closedAt: latest.closed_at,
      answer: latest.answer,
    },
  };
}

async function decisionOf(database: Queryable, id: number) {
  return database
    .selectFrom('decisions')
    .select(['id', 'decided_at', 'shown_reason_code', 'reason_text'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function latestAppeal(database: Queryable, userId: number) {
  const row = await database
    .selectFrom('appeals as appeal')
    .leftJoin('decisions as decision', 'decision.id', 'appeal.decision_id')
    .select([
      'appeal.state',
      'appeal.on_appeal_reason as reason',
      'appeal.filed_at',
      'appeal.due_at',
      'appeal.closed_at',
      'appeal.against_decision_id',
      'decision.reason_text as answer',
    ])
    .where('appeal.type', '=', 'account_appeal')
    .where('appeal.subject_id', '=', userId)
    .orderBy('appeal.id', 'desc')
    .limit(1)
    .$narrowType<{ reason: string }>()
    .executeTakeFirst();
  return row ?? null;
}
