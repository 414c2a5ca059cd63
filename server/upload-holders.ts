import type { Holder } from './uploads/jobs/remove-orphans.ts';

/** The columns that refer to an upload; an upload in none of them is swept. */
export const UPLOAD_HOLDERS: readonly Holder[] = [
  { table: 'appeal_files', column: 'upload_id' },
  { table: 'review_photos', column: 'upload_id' },
  { table: 'review_version_photos', column: 'upload_id' },
  { table: 'contractor_claims', column: 'upload_id' },
  { table: 'posting_photos', column: 'upload_id' },
  { table: 'content_pictures', column: 'upload_id' },
  { table: 'contractor_photos', column: 'upload_id' },
  { table: 'avatars', column: 'upload_id' },
  { table: 'quote_request_photos', column: 'upload_id' },
  { table: 'red_flag_files', column: 'upload_id' },
  { table: 'invitation_files', column: 'upload_id' },
  { table: 'job_proof_files', column: 'upload_id' },
  { table: 'removed_photos', column: 'upload_id' },
  { table: 'report_files', column: 'upload_id' },
  { table: 'data_request_files', column: 'upload_id' },
  { table: 'closing_proposal_files', column: 'upload_id' },
];
