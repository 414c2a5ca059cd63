import type { CaseView } from './case-views.ts';

/** For an administrator who is a party: what the other side and the desk wrote in confidence stays with them. */
export function withoutOthersWords(view: CaseView): CaseView {
  const { review } = view;
  const hidden = { offReason: null, files: [], notes: [] };
  return {
    ...view,
    review: { ...review, appeal: review.appeal && { ...review.appeal, ...hidden, onReason: null } },
    takenAway: [],
    appeals: view.appeals.map((appeal) => ({ ...appeal, ...hidden, onReason: '' })),
  };
}
