import { sql } from 'kysely';
import type { ClaimEvidence, ClaimState } from '../../../../common/constants.ts';
import { isOpenOverdue } from '../../../cases/overdue.ts';
import { hasEvidenceSql } from '../../../contractors/claims/claim.ts';
import type { ReadContext } from '../../../core/context.ts';
import { containing, typedId, type Slice } from '../../list-query.ts';
import type { ClaimListState } from '../schemas.ts';
import { sortedBy } from '../../../database/reading-order.ts';

export type ClaimRow = {
  id: number;
  state: ClaimState;
  evidence: ClaimEvidence;
  confirmedAt: Date | null;
  filedAt: Date;
  dueAt: Date;
  contractorName: string;
  contractorSlug: string;
  contractorCity: string | null;
  claimantId: number;
  claimantName: string;
};

/** Open with something to decide on, unless another choice is made. */
function selectClaims({ database, now }: ReadContext, { search, filters }: ClaimListState) {
  const words = containing(search);
  const id = typedId(search);
  const { state } = filters;
  const isReady = hasEvidenceSql('claim');
  return database
    .selectFrom('contractor_claims as claim')
    .innerJoin('contractors as c', 'c.id', 'claim.contractor_id')
    .innerJoin('users as u', 'u.id', 'claim.user_id')
    .$if(search !== '', (query) =>
      query.where((any) =>
        any.or([
          any('c.name', 'ilike', words),
          any('u.name', 'ilike', words),
          any('u.email', 'ilike', words),
          ...(id === null ? [] : [any('claim.id', '=', id)]),
        ]),
      ),
    )
    .$if(filters.evidence !== null, (query) => query.where('claim.evidence', '=', filters.evidence ?? ''))
    .$if(state === null || state === 'late', (query) =>
      query.where('claim.state', '=', 'open').where(isReady),
    )
    .$if(state === 'late', (query) => query.where(isOpenOverdue('claim', now)))
    .$if(state === 'unconfirmed', (query) =>
      query.where('claim.state', '=', 'open').where(sql<boolean>`not ${isReady}`),
    )
    .$if(state === 'accepted' || state === 'rejected' || state === 'withdrawn', (query) =>
      query.where('claim.state', '=', state ?? ''),
    );
}

export async function countClaims(context: ReadContext, state: ClaimListState): Promise<number> {
  const { total } = await selectClaims(context, state)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const SORTS = { due: 'claim.due_at', filed: 'claim.id', contractor: 'c.name', claimant: 'u.name' } as const;

export async function listClaims(
  context: ReadContext,
  state: ClaimListState,
  { limit, offset }: Slice,
): Promise<ClaimRow[]> {
  return selectClaims(context, state)
    .select(['claim.id', 'claim.state', 'claim.evidence', 'claim.confirmed_at as confirmedAt'])
    .select(['claim.created_at as filedAt', 'claim.due_at as dueAt'])
    .select(['c.name as contractorName', 'c.slug as contractorSlug', 'c.city as contractorCity'])
    .select(['u.id as claimantId', 'u.name as claimantName'])
    .orderBy(sortedBy(SORTS[state.sort], context.language), state.direction)
    .orderBy('claim.id')
    .limit(limit)
    .offset(offset)
    .$castTo<ClaimRow>()
    .execute();
}
