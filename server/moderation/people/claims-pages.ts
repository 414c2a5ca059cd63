import { formatDate } from '../../../common/format/dates.ts';
import type { FileAnswer } from '../../core/answers.ts';
import type { Context, ReadContext } from '../../core/context.ts';
import { unauthenticated } from '../../core/errors.ts';
import { listDecisionReasons } from '../../decisions/reason-codes.ts';
import { csv } from '../csv.ts';
import { adminView } from '../admin-view.ts';
import { readListPage } from '../list-query.ts';
import { claimCase, claimsOnContractor } from './queries/claim-case.ts';
import { countClaims, listClaims } from './queries/list-claims.ts';
import { notesOn } from './queries/notes.ts';
import type { ClaimListState } from './schemas.ts';
import { toClaimCase, toClaimItem, type ClaimCase, type ClaimsView } from './claim-views.ts';

/** The open claims by the day they are due, and one of them with all its details. */
export async function claimsPage(context: ReadContext, state: ClaimListState): Promise<ClaimsView> {
  const claims = await readListPage(state, {
    count: () => countClaims(context, state),
    read: async (slice) =>
      (await listClaims(context, state, slice)).map((row) => toClaimItem(row, context.now)),
  });
  return {
    admin: await adminView(context),
    claims,
    opened: state.open === null ? null : await openClaim(context, state.open),
    reasons: await listDecisionReasons(context),
  };
}

export function claimsFile(context: Context, state: ClaimListState): FileAnswer {
  const { t } = context;
  return csv(context, {
    name: 'claims',
    read: (tx, slice) => listClaims(tx, state, slice),
    columns: [
      { head: t('admin.column.id'), cell: ({ id }) => id },
      { head: t('admin.column.contractor'), cell: ({ contractorName }) => contractorName },
      { head: t('admin.claims.city'), cell: ({ contractorCity }) => contractorCity },
      { head: t('admin.claims.claimant'), cell: ({ claimantName }) => claimantName },
      { head: t('admin.claims.evidence'), cell: ({ evidence }) => t(`admin.claim_evidence.${evidence}`) },
      {
        head: t('admin.claims.state'),
        cell: ({ state: claimState }) => t(`admin.claim_state.${claimState}`),
      },
      { head: t('admin.claims.filed'), cell: ({ filedAt }) => formatDate(filedAt, t.language) },
      { head: t('admin.claims.due'), cell: ({ dueAt }) => formatDate(dueAt, t.language) },
    ],
  });
}

async function openClaim(context: ReadContext, claimId: number): Promise<ClaimCase | null> {
  if (!context.viewer) throw unauthenticated();
  const row = await claimCase(context, claimId);
  if (!row) return null;
  const [claims, notes] = await Promise.all([
    claimsOnContractor(context, row.contractorId),
    notesOn(context, { type: 'claim', id: claimId }),
  ]);
  return toClaimCase({ row, claims, notes }, { userId: context.viewer.userId, now: context.now });
}
