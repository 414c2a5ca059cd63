import { ACCOUNT_APPEALABLES } from './accounts/status/appealable.ts';
import type { Appealables } from './cases/appealable.ts';
import { LISTING_APPEALABLES } from './contractors/listings/appealable.ts';
import { COMMENT_APPEALABLES } from './postings/comments/appealable.ts';
import { POSTING_APPEALABLES } from './postings/appealable.ts';
import { HIDDEN_PASSAGE_APPEALABLES } from './reports/hidden-passages.ts';
import { REPORTED_APPEALABLES } from './reports/appealable.ts';
import { RED_FLAG_APPEALABLES } from './red-flags/appealable.ts';
import { REVIEW_APPEALABLES } from './reviews/appeals/appealable.ts';
import { MERGED_LISTING_APPEALABLES } from './reviews/appeals/merged-listing-appealable.ts';

/** Every decision that is appealed as such, with its noun's lock, parties and way to undo it. The compiler asks for each. */
export const APPEALABLES: Appealables = {
  ...REVIEW_APPEALABLES,
  ...POSTING_APPEALABLES,
  ...COMMENT_APPEALABLES,
  ...ACCOUNT_APPEALABLES,
  ...LISTING_APPEALABLES,
  ...MERGED_LISTING_APPEALABLES,
  ...RED_FLAG_APPEALABLES,
  ...REPORTED_APPEALABLES,
  ...HIDDEN_PASSAGE_APPEALABLES,
};
