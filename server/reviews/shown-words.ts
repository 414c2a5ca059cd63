import type { Viewer } from '../core/viewer.ts';
import { sidesOf } from './policy.ts';
import type { ReviewRow } from './queries/select-reviews.ts';

/**
 * A review with the words that its reader may know. Words that were never shown, because screening held them or they were
 * written after a take-down, are for their author and administrators: others get the last that were shown, or none.
 */
export function asShownTo(viewer: Viewer, row: ReviewRow): ReviewRow {
  if (row.status === 'active' || row.shownVersion === row.version) return row;
  if (viewer?.role === 'admin' || sidesOf(viewer, row).includes('author')) return row;
  const shown = row.versions.find(({ version }) => version === row.shownVersion)?.content;
  const { overall, scores, facts, title, body } = shown ?? { ...row, title: '', body: '' };
  return { ...row, overall, scores, facts, title, body, city: null, postalCode: null, photos: null };
}
