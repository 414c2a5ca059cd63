import { sql } from 'kysely';
import type { ClaimEvidence, ClaimState } from '../../../../common/constants.ts';
import type { ReadContext } from '../../../core/context.ts';
import { isActiveAccount } from '../../../conditions/live-accounts.ts';
import type { ScreeningSignal } from '../../../screening/signals.ts';
import { reviewsGivenOf } from './list-users.ts';

/** One claim with both sides and its evidence. */
export async function claimCase({ database }: ReadContext, claimId: number) {
  const row = await database
    .selectFrom('contractor_claims as claim')
    .innerJoin('contractors as c', 'c.id', 'claim.contractor_id')
    .innerJoin('profiles as business', 'business.id', 'c.id')
    .innerJoin('users as u', 'u.id', 'claim.user_id')
    .leftJoin('profiles as other', (join) =>
      join
        .onRef('other.user_id', '=', 'u.id')
        .on('other.kind', '=', 'contractor')
        .onRef('other.id', '!=', 'c.id'),
    )
    .leftJoin('contractors as otherPage', 'otherPage.id', 'other.id')
    .leftJoin('uploads as file', 'file.id', 'claim.upload_id')
    .select(['claim.id', 'claim.state', 'claim.evidence', 'claim.email', 'claim.message'])
    .select('claim.message_signals as messageSignals')
    .select(['claim.created_at as filedAt', 'claim.due_at as dueAt', 'claim.closed_at as closedAt'])
    .select(['claim.confirmed_at as confirmedAt', 'claim.codes_sent as codesSent'])
    .select('claim.code_attempts as codeAttempts')
    .select(['c.id as contractorId', 'c.slug as contractorSlug', 'c.name as contractorName'])
    .select(['c.city as contractorCity', 'c.website'])
    .select(['c.email as listedEmail', 'c.license_number as licenseNumber', 'c.source'])
    .select(['business.phone', 'business.user_id as ownerId'])
    .select(['u.id as claimantId', 'u.name as claimantName', 'u.email as claimantEmail'])
    .select(['u.email_verified as emailVerified', 'u.created_at as joinedAt'])
    .select(isActiveAccount('u').as('isActive'))
    .select(['other.name as otherBusiness', 'otherPage.source as otherSource'])
    .select('otherPage.hidden_at as otherHiddenAt')
    .select('otherPage.review_count as otherReviews')
    .select(['file.key as fileKey', 'file.original_name as fileName'])
    .select([reviewsGivenOf('u').as('reviewsGiven'), reviewsOfTheBusiness.as('ownReviews')])
    .where('claim.id', '=', claimId)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      state: row.state as ClaimState,
      evidence: row.evidence as ClaimEvidence,
      messageSignals: row.messageSignals as ScreeningSignal[],
    }
  );
}
export type ClaimCaseRow = NonNullable<Awaited<ReturnType<typeof claimCase>>>;

/** The claimant's reviews of the business itself, put on hold when the claim is accepted. */
const reviewsOfTheBusiness = sql<number[]>`array(
  select r.id from reviews r join profiles author on author.id = r.author_profile_id
  where author.user_id = u.id and r.contractor_id = c.id and r.deleted_at is null order by r.id)`;

/** Everyone else who asked for the business, and what was decided on all of it. */
export function claimsOnContractor({ database }: ReadContext, contractorId: number) {
  return database
    .selectFrom('contractor_claims as claim')
    .innerJoin('users as u', 'u.id', 'claim.user_id')
    .leftJoin('decisions as d', 'd.id', 'claim.decision_id')
    .leftJoin('users as by', 'by.id', 'd.decided_by_user_id')
    .select(['claim.id', 'claim.state', 'claim.evidence', 'claim.created_at as filedAt'])
    .select(['claim.closed_at as closedAt', 'u.name as claimant'])
    .select(['d.reason_text as reason', 'by.name as decidedBy'])
    .where('claim.contractor_id', '=', contractorId)
    .orderBy('claim.id', 'desc')
    .limit(20)
    .execute();
}
export type ClaimOnContractorRow = Awaited<ReturnType<typeof claimsOnContractor>>[number];
