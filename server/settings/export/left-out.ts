/** Tables that lead to a person and are in no export, each with the reason. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  admin_notes:
    'Administrators’ notes are about a case and its other people, too. Whoever asks gets in writing what concerns them.',
  case_assignments: 'The work of administrators; a case itself is in the export of its sides.',
  contractor_trades: 'A copy of business page and trades, for the search.',
  content_drafts: 'What an administrator wrote for the site; it is not about the administrator.',
  content_pictures: 'Pictures of the site’s own pages.',
  content_versions: 'What an administrator wrote for the site; it is not about the administrator.',
  coupons: 'Offered to everyone; the user’s own use of them is exported.',
  duplicate_listings: 'A guess of a program about two listings, for administrators.',
  gateway_events: 'A number that the payment company gave to its own message. The payment is exported.',
  gateway_removals: 'What is to be deleted at the payment company: its own numbers only.',
  hidden_passages:
    'Words of one’s own text that wait for a decision. The text and the decision are exported.',
  listing_keys: 'A hash by which an import knows a listing again.',
  listing_merge_moves: 'Which rows an administrator joined, to be able to part them again.',
  login_failures: 'A keyed hash of address and network; it leads to no account.',
  mails:
    'Copies of emails, where the operator stores them. Each was sent to its recipient, and some hold a key.',
  open_data_authors: 'A number in place of the name; the reviews themselves are exported.',
  pending_events: 'Waits for seconds until its emails are sent.',
  permit_import_changes:
    'How a permit was before an import, so that the import can be undone. The permit itself is exported.',
  permit_proposals: 'A guess of a program about permits and a listing, for administrators.',
  plan_terms: 'Prices and limits that everyone may read.',
  review_request_refusals: 'A customer’s own wish, under a keyed hash.',
  sandbox_checkouts: 'The built-in test gateway, which moves no money.',
  sandbox_payments: 'The built-in test gateway, which moves no money.',
  sandbox_removals: 'The built-in test gateway, which moves no money.',
  status_incidents: 'What an administrator wrote for the site; it is not about the administrator.',
  status_updates: 'What an administrator wrote for the site; it is not about the administrator.',
  translation_changes: 'What an administrator wrote for the site; it is not about the administrator.',
  verifications: 'Links that were mailed: whoever reads one could use it.',
};
