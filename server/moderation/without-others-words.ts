import type { ReadContext } from '../core/context.ts';
import type { CaseView } from './case-views.ts';

/**
 * For an administrator who is a party: hides the other side's and the administrators' confidential texts. The
 * contractor also does not see earlier texts, some of which may never have been shown.
 */
export function withoutOthersWords(view: CaseView, { viewer }: Pick<ReadContext, 'viewer'>): CaseView {
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
