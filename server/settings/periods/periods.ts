import { ACCOUNT_PERIODS } from './account-periods.ts';
import { BUSINESS_PERIODS } from './business-periods.ts';
import { CASE_PERIODS } from './case-periods.ts';
import { MONEY_PERIODS } from './money-periods.ts';
import type { Period } from './period.ts';
import { TEXT_PERIODS } from './text-periods.ts';

/** The table of periods in the privacy policy, in its order; a test compares the page with it in both languages. */
export const PERIODS: readonly Period[] = [
  ...ACCOUNT_PERIODS,
  ...TEXT_PERIODS,
  ...CASE_PERIODS,
  ...BUSINESS_PERIODS,
  ...MONEY_PERIODS,
];

/** Tables that lead to a person and have no row there, each with the reason. */
export const WITHOUT_PERIOD: Readonly<Record<string, string>> = {
  case_assignments: 'Names the administrator of an open case; it goes with their account.',
  content_drafts: 'The site’s own pages; they are not about the administrator who wrote them.',
  content_pictures: 'Pictures of the site’s own pages.',
  content_versions: 'The site’s own pages; they are not about the administrator who wrote them.',
  contractor_trades: 'A copy of page and trades for the search, written and deleted with them.',
  coupons: 'Offered to everyone; the use of one has a row.',
  duplicate_listings: 'The numbers of two listings; it goes when one of them does.',
  open_data_authors: 'The number of an author in the open data; it goes with the profile.',
  permit_proposals: 'A guess about permits and a listing; it goes with the listing.',
  plan_terms: 'Prices and limits that everyone may read.',
  sandbox_checkouts: 'The built-in test gateway, where no money moves and no person is named.',
  sandbox_payments: 'The built-in test gateway, where no money moves and no person is named.',
  sandbox_removals: 'The built-in test gateway, where no money moves and no person is named.',
  status_corrections:
    'What the site tells everyone of its failures; it is not about the administrator who wrote it.',
  status_incidents:
    'What the site tells everyone of its failures; it is not about the administrator who wrote it.',
  status_updates:
    'What the site tells everyone of its failures; it is not about the administrator who wrote it.',
  translation_changes: 'The site’s own words; they are not about the administrator who wrote them.',
};
