import { sql } from 'kysely';
import { either, ofBusiness, ofUpload, ofUser, under, type Part } from './part.ts';

const aboutUser = (userId: number) =>
  sql`t.id in (select s.decision_id from decision_statements as s where s.user_id = ${userId})`;
const reported = (userId: number) =>
  sql`t.id in (select r.case_id from reports as r where r.reporter_user_id = ${userId})`;

/** Decisions as their parties read them, and what the user asked for or reported. */
export const CASE_PARTS: readonly Part[] = [
  { name: 'decisions', table: 'decision_statements', mine: ofUser() },
  {
    name: 'decision-reasons',
    table: 'decisions',
    mine: aboutUser,
    without: ['decided_by_user_id', 'reason_code', 'before.approved_by'],
  },
  { name: 'appeals', table: 'appeals', mine: ofUser('appellant_user_id') },
  {
    name: 'appeal-files',
    table: 'appeal_files',
    mine: under('appeal_id', 'appeals', ofUser('appellant_user_id')),
  },
  {
    name: 'reports',
    table: 'reports',
    mine: ofUser('reporter_user_id'),
    // The text is its author’s, and may have been taken down since.
    without: ['reported_text'],
  },
  {
    name: 'report-files',
    table: 'report_files',
    mine: under('report_id', 'reports', ofUser('reporter_user_id')),
  },
  {
    name: 'reports-answered',
    table: 'report_cases',
    mine: reported,
    // The reason is written to the author of the reported text.
    without: ['closed_by_user_id', 'reason_text'],
  },
  {
    name: 'red-flags',
    table: 'red_flags',
    mine: either(ofUser('reporter_user_id'), ofBusiness),
    without: ['reporter_user_id', 'approved_by_user_id'],
  },
  {
    name: 'closing-proposals',
    table: 'closing_proposals',
    mine: either(ofUser('proposer_user_id'), ofBusiness),
    without: ['proposer_user_id'],
  },
  { name: 'closing-proposal-files', table: 'closing_proposal_files', mine: ofUpload },
  {
    name: 'data-requests',
    table: 'data_requests',
    mine: ofUser(),
    // A key of the secret link, and a code by which a second request is known.
    without: ['nonce', 'digest'],
  },
  {
    name: 'data-request-steps',
    table: 'data_request_events',
    mine: under('request_id', 'data_requests', ofUser()),
    without: ['by_user_id'],
  },
  {
    name: 'data-request-files',
    table: 'data_request_files',
    mine: under('request_id', 'data_requests', ofUser()),
  },
  { name: 'red-flag-files', table: 'red_flag_files', mine: ofUpload },
];
