import { ofBusiness, ofProfile, ofUpload, ofUser, either, type Part } from './part.ts';

/** The page of a business, its members and its statistics. */
export const BUSINESS_PARTS: readonly Part[] = [
  {
    name: 'business-page',
    table: 'contractors',
    mine: ofProfile('id'),
    without: ['name_checked_by_user_id'],
  },
  { name: 'business-page-draft', table: 'contractor_page_drafts', mine: ofBusiness },
  {
    name: 'business-page-earlier',
    table: 'contractor_page_versions',
    mine: ofBusiness,
    without: ['replaced_by_user_id'],
  },
  { name: 'business-projects', table: 'contractor_albums', mine: ofBusiness },
  { name: 'business-photos', table: 'contractor_photos', mine: either(ofBusiness, ofUpload) },
  { name: 'business-statistics', table: 'contractor_page_days', mine: ofBusiness },
  { name: 'business-register', table: 'register_columns', mine: ofBusiness },
  { name: 'business-register-changes', table: 'contractor_import_changes', mine: ofBusiness },
  { name: 'licenses', table: 'licenses', mine: ofBusiness },
  // A customer’s review is not the business’s to connect with a request, nor the link of a mail theirs to open.
  {
    name: 'review-requests',
    table: 'review_requests',
    mine: ofBusiness,
    without: ['code', 'email_hash', 'review_id', 'used_at', 'not_customer_at', 'made_by_user_id'],
  },
  { name: 'review-request-lists', table: 'review_request_lists', mine: ofBusiness },
  { name: 'review-request-counts', table: 'review_request_counts', mine: ofBusiness },
  {
    name: 'permits',
    table: 'permits',
    mine: ofBusiness,
    without: ['number_key', 'part_key', 'business_key'],
  },
  {
    name: 'permit-reports',
    table: 'permit_reports',
    mine: either(ofBusiness, ofUser('reported_by_user_id')),
    without: ['number_key', 'part_key', 'reported_by_user_id', 'decided_by_user_id'],
  },
  {
    name: 'business-members',
    table: 'contractor_members',
    mine: ofBusiness,
    without: ['token_hash', 'ended_by_user_id'],
  },
  {
    name: 'member-of',
    table: 'contractor_members',
    mine: ofUser(),
    without: ['token_hash', 'invited_by_user_id', 'ended_by_user_id'],
  },
  { name: 'claims', table: 'contractor_claims', mine: ofUser(), without: ['code_hash'] },
];
