import type { ClaimEvidence, ClaimState } from '../../../../common/constants.ts';
import type { Queryable } from '../../../database/client.ts';
import type { DecidedState } from '../../../decisions/chain.ts';

/** A user's latest claim on a contractor, with the decision on it where there is one. */
export async function ownClaim(
  database: Queryable,
  { userId, contractorId }: { userId: number; contractorId: number },
) {
  const row = await database
    .selectFrom('contractor_claims as claim')
    .leftJoin('decisions as decision', 'decision.id', 'claim.decision_id')
    .select(['claim.evidence', 'claim.state', 'claim.email', 'claim.created_at as createdAt'])
    .select(['claim.code_sent_at as codeSentAt', 'claim.confirmed_at as confirmedAt'])
    .select(['claim.due_at as dueAt', 'claim.closed_at as closedAt', 'decision.reason_text as reason'])
    .select('decision.after')
    .where('claim.user_id', '=', userId)
    .where('claim.contractor_id', '=', contractorId)
    .orderBy('claim.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row
    ? {
        ...row,
        evidence: row.evidence as ClaimEvidence,
        state: row.state as ClaimState,
        after: row.after as DecidedState | null,
      }
    : undefined;
}

export type OwnClaimRow = NonNullable<Awaited<ReturnType<typeof ownClaim>>>;
