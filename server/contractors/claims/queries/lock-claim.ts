import type { ClaimEvidence, ClaimState } from '../../../../common/constants.ts';
import { notFound } from '../../../core/errors.ts';
import type { Queryable } from '../../../database/client.ts';

/** Holds a claim until the end of the transaction. Throws `notFound()` where there is none. */
export async function lockClaim(database: Queryable, claimId: number) {
  const row = await claims(database).where('id', '=', claimId).executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, evidence: row.evidence as ClaimEvidence, state: row.state as ClaimState };
}

/** Locks the user's open claim on the contractor at an address; throws `notFound()` where there is none. */
export async function lockOwnClaim(database: Queryable, { userId, slug }: { userId: number; slug: string }) {
  const row = await claims(database)
    .where('user_id', '=', userId)
    .where('contractor_id', '=', ({ selectFrom }) =>
      selectFrom('contractors').select('contractors.id').where('slug', '=', slug),
    )
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, evidence: row.evidence as ClaimEvidence };
}

function claims(database: Queryable) {
  return database
    .selectFrom('contractor_claims')
    .select(['id', 'evidence', 'state', 'email'])
    .select(['contractor_id as contractorId', 'user_id as userId', 'decision_id as decisionId'])
    .select(['code_hash as codeHash', 'code_expires_at as codeExpiresAt', 'code_attempts as codeAttempts'])
    .select(['code_sent_at as codeSentAt', 'confirmed_at as confirmedAt'])
    .forUpdate();
}
