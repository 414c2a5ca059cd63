import type { Viewer } from '../../core/viewer.ts';
import { mayReadUnshown } from '../policy.ts';
import type { ReviewRow } from '../queries/select-reviews.ts';
import { wasTextShown } from './was-shown.ts';

/**
 * A review with the text that its reader may see. A text that was never shown is for its author and for
 * administrators who are not the contractor. Others get the text that was shown last, or none.
 */
export function asShownTo(viewer: Viewer, row: ReviewRow): ReviewRow {
  if (wasTextShown(row)) return row;
  if (mayReadUnshown(viewer, row, 'author')) return row;
  const { overall, scores, facts, title, body } = row.shownContent ?? { ...row, title: '', body: '' };
  return { ...row, overall, scores, facts, title, body, city: null, postalCode: null, photos: null };
}
