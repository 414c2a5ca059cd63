import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ReadContext } from '../core/context.ts';
import type { ReviewRow } from '../reviews/queries/select-reviews.ts';
import type { CaseView } from './case-views.ts';

type Reader = Pick<ReadContext, 'viewer'>;

/**
 * A review of the reader's own business that does not stand: the desk is no way to read first what may never be shown. What
 * they may know of it stands on their own pages.
 */
export const isKeptFrom = (
  { viewer }: Reader,
  { contractorId, status, deletedAt }: Pick<ReviewRow, 'contractorId' | 'status' | 'deletedAt'>,
): boolean => contractorId === viewer?.contractorId && (status !== 'active' || deletedAt !== null);

/** The same for a list of reviews `r`: leaves out what is kept from its reader. */
export function keptFromNobody({ viewer }: Reader): RawBuilder<SqlBool> {
  const own = viewer?.contractorId ?? null;
  return sql<SqlBool>`(r.contractor_id is distinct from ${own}::integer or (r.status = 'active' and r.deleted_at is null))`;
}

/**
 * For an administrator who is a party: what the other side and the desk wrote in confidence stays with them, and from the
 * contractor what was written before, some of which may never have been shown.
 */
export function withoutOthersWords(view: CaseView, { viewer }: Reader): CaseView {
  const isContractor = view.review.contractor.id === viewer?.contractorId;
  const { review } = view;
  const hidden = { offReason: null, files: [], notes: [] };
  return {
    ...view,
    review: { ...review, appeal: review.appeal && { ...review.appeal, ...hidden, onReason: null } },
    versions: isContractor ? [] : view.versions,
    takenAway: [],
    appeals: view.appeals.map((appeal) => ({ ...appeal, ...hidden, onReason: '' })),
  };
}
