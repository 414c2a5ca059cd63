import type { Viewer } from '../core/viewer.ts';
import { mayReadUnshown } from './policy.ts';
import type { ReviewRow } from './queries/select-reviews.ts';

/**
 * A review with the words that its reader may know. Words that were never shown, because screening held them or they were
 * written after a take-down, are for their author and administrators who are not the contractor: others get the last that were shown, or none.
 */
export function asShownTo(viewer: Viewer, row: ReviewRow): ReviewRow {
  if (row.status === 'active' || row.shownVersion === row.version) return row;
  if (mayReadUnshown(viewer, row, 'author')) return row;
  const { overall, scores, facts, title, body } = row.shownContent ?? { ...row, title: '', body: '' };
  return { ...row, overall, scores, facts, title, body, city: null, postalCode: null, photos: null };
}
