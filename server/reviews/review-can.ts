import { isOfJob } from '../contractors/rating-summary.ts';
import { canReport } from '../core/own-text.ts';
import { allows } from '../core/policies.ts';
import type { Viewer } from '../core/viewer.ts';
import { canAppeal, canAppealResponse, type CanAppeal } from './appeals/appeal-views.ts';
import { mayDeleteResponse, mayDeleteReview, mayEditReview, mayMarkHelpful, mayRespond } from './policy.ts';
import type { ResponseRow, ReviewRow } from './queries/select-reviews.ts';

type Reader = { viewer: Viewer; now: Date };

export type ReviewCan = CanAppeal & {
  edit: boolean;
  delete: boolean;
  /** Send a proof of the job: of a quote alone there is none. */
  prove: boolean;
  respond: boolean;
  report: boolean;
  /** Say that it helped: for readers who are on neither side. */
  markHelpful: boolean;
};

export type ResponseCan = CanAppeal & { edit: boolean; delete: boolean; report: boolean };

const isShown = ({ status, deletedAt }: Pick<ReviewRow, 'status' | 'deletedAt'>): boolean =>
  status === 'active' && deletedAt === null;

/** The reader's rights with a review. */
export function canOf(row: ReviewRow, { viewer, now }: Reader): ReviewCan {
  const isThere = row.deletedAt === null;
  const mayAnswer = isThere && row.response === null && row.status === 'active';
  return {
    edit: isThere && allows(mayEditReview(viewer, row)),
    delete: isThere && allows(mayDeleteReview(viewer, row)),
    prove: isThere && isOfJob(row) && allows(mayEditReview(viewer, row)),
    respond: mayAnswer && allows(mayRespond(viewer, row)),
    markHelpful: isShown(row) && allows(mayMarkHelpful(viewer, row)),
    report: isShown(row) && canReport(viewer, { ownerProfileId: row.authorProfileId }),
    ...canAppeal(row, viewer, now),
  };
}

/** The same with the response to it. */
export function canOfResponse(
  row: ReviewRow,
  { status, holdSignals }: ResponseRow,
  { viewer, now }: Reader,
): ResponseCan {
  const isActive = status === 'active';
  return {
    ...canAppealResponse(row, viewer, now),
    edit: allows(mayRespond(viewer, row)),
    // An owner may not delete a response that an administrator took down, because a new one would undo that.
    delete: (isActive || holdSignals.length > 0) && allows(mayDeleteResponse(viewer, row)),
    // One's own lists show responses under hidden reviews, which nobody can report.
    report: isActive && isShown(row) && canReport(viewer, { ownerProfileId: row.contractorId }),
  };
}
