// Written by `npm run generate`. Do not edit.
import * as m0001 from '../database/migrations/0001-accounts-and-reference.ts';
import * as m0002 from '../database/migrations/0002-profiles-and-contractors.ts';
import * as m0003 from '../database/migrations/0003-reviews.ts';
import * as m0004 from '../database/migrations/0004-memberships-and-device-tokens.ts';
import * as m0005 from '../database/migrations/0005-search.ts';
import * as m0006 from '../database/migrations/0006-contractor-imports.ts';
import * as m0007 from '../database/migrations/0007-fair-standing.ts';
import * as m0008 from '../database/migrations/0008-screening.ts';
import * as m0009 from '../database/migrations/0009-contractor-trades.ts';
import * as m0010 from '../database/migrations/0010-public-counts.ts';
import * as m0011 from '../database/migrations/0011-reference-lists.ts';
import * as m0012 from '../database/migrations/0012-people.ts';
import * as m0013 from '../database/migrations/0013-shown-words.ts';
import * as m0014 from '../database/migrations/0014-what-was-erased.ts';
import * as m0015 from '../database/migrations/0015-photos-taken-away.ts';
import * as m0016 from '../database/migrations/0016-notes-of-what-is-gone.ts';
import * as m0017 from '../database/migrations/0017-withheld-responses.ts';
import * as m0018 from '../database/migrations/0018-which-photos-went.ts';
import * as m0019 from '../database/migrations/0019-postings.ts';
import * as m0020 from '../database/migrations/0020-decision-appeals.ts';
import * as m0021 from '../database/migrations/0021-word-beginnings.ts';
import * as m0022 from '../database/migrations/0022-answers-name-no-offense.ts';
import * as m0023 from '../database/migrations/0023-one-screening.ts';
import * as m0024 from '../database/migrations/0024-reports.ts';
import * as m0025 from '../database/migrations/0025-cities.ts';
import * as m0026 from '../database/migrations/0026-cost-bands-in-pesos.ts';
import * as m0027 from '../database/migrations/0027-licenses-and-listings.ts';
import * as m0028 from '../database/migrations/0028-secret-mails.ts';
import * as m0029 from '../database/migrations/0029-listing-appeals.ts';
import * as m0030 from '../database/migrations/0030-flagged-names.ts';
import * as m0031 from '../database/migrations/0031-optional-cost.ts';
import * as m0032 from '../database/migrations/0032-quote-only-reviews.ts';
import * as m0033 from '../database/migrations/0033-whatsapp.ts';
import * as m0034 from '../database/migrations/0034-page-counts.ts';
import * as m0035 from '../database/migrations/0035-contractor-phones.ts';
import * as m0036 from '../database/migrations/0036-content-pages.ts';
import * as m0037 from '../database/migrations/0037-sessions-without-addresses.ts';
import * as m0038 from '../database/migrations/0038-mail-opt-outs.ts';
import * as m0039 from '../database/migrations/0039-content-pictures.ts';
import * as m0040 from '../database/migrations/0040-edited-texts.ts';
import * as m0041 from '../database/migrations/0041-one-appeals-table.ts';
import * as m0042 from '../database/migrations/0042-sent-once.ts';
import * as m0043 from '../database/migrations/0043-comments.ts';
import * as m0044 from '../database/migrations/0044-page-versions.ts';
import * as m0045 from '../database/migrations/0045-follows-and-blocks.ts';
import * as m0046 from '../database/migrations/0046-settings.ts';
import * as m0048 from '../database/migrations/0048-contractor-photos.ts';
import * as m0049 from '../database/migrations/0049-photo-versions.ts';
import * as m0051 from '../database/migrations/0051-shortlists.ts';
import * as m0052 from '../database/migrations/0052-conversations.ts';
import * as m0053 from '../database/migrations/0053-search-by-number.ts';
import * as m0054 from '../database/migrations/0054-red-flags.ts';
import * as m0057 from '../database/migrations/0057-plans-memberships-coupons.ts';
import * as m0058 from '../database/migrations/0058-invoices-and-payments.ts';
import * as m0060 from '../database/migrations/0060-removed-comments.ts';
import * as m0061 from '../database/migrations/0061-notifications.ts';
import * as m0063 from '../database/migrations/0063-invitations.ts';
import * as m0064 from '../database/migrations/0064-saved-searches.ts';
import * as m0066 from '../database/migrations/0066-latest-review-without-author.ts';
import * as m0079 from '../database/migrations/0079-red-flag-reasons.ts';
import * as m0083 from '../database/migrations/0083-reported-letters.ts';
import * as m0090 from '../database/migrations/0090-license-classes.ts';
import * as m0095 from '../database/migrations/0095-landing-pages.ts';
import * as m0096 from '../database/migrations/0096-duplicate-listings.ts';
import * as m0100 from '../database/migrations/0100-page-editor.ts';
import * as m0101 from '../database/migrations/0101-avatars.ts';
import * as m0105 from '../database/migrations/0105-push-subscriptions.ts';
import * as m0110 from '../database/migrations/0110-pins-and-interrupted-actions.ts';
import * as m0111 from '../database/migrations/0111-formatted-postings.ts';
import * as m0117 from '../database/migrations/0117-job-proofs.ts';
import * as m0120 from '../database/migrations/0120-avif.ts';
import * as m0125 from '../database/migrations/0125-proven-jobs.ts';
import * as m0126 from '../database/migrations/0126-search-at-half-a-million.ts';
import * as m0130 from '../database/migrations/0130-reported-things.ts';
import * as m0140 from '../database/migrations/0140-payments-sent-back.ts';
import * as m0141 from '../database/migrations/0141-batches-of-an-interrupted-action.ts';
import * as m0145 from '../database/migrations/0145-product-words-of-a-change.ts';
import * as m0150 from '../database/migrations/0150-members-of-a-business.ts';
import * as m0155 from '../database/migrations/0155-thumbhashes.ts';
import * as m0160 from '../database/migrations/0160-counts-of-trades.ts';
import * as m0161 from '../database/migrations/0161-words-of-registers.ts';
import * as m0162 from '../database/migrations/0162-imports-report-values.ts';
import * as m0163 from '../database/migrations/0163-license-numbers-in-any-spelling.ts';
import * as m0167 from '../database/migrations/0167-zones-of-places.ts';
import * as m0168 from '../database/migrations/0168-mails-on-hold.ts';
import * as m0169 from '../database/migrations/0169-open-all-day.ts';
import * as m0171 from '../database/migrations/0171-money-as-it-was-said.ts';
import * as m0175 from '../database/migrations/0175-renewal-consents.ts';
import * as m0176 from '../database/migrations/0176-invoice-buyer-versions.ts';
import * as m0180 from '../database/migrations/0180-threats-by-rule.ts';
import * as m0181 from '../database/migrations/0181-mailboxes.ts';
import * as m0183 from '../database/migrations/0183-sensitive-cases.ts';
import * as m0184 from '../database/migrations/0184-audience-of-evidence.ts';
import * as m0185 from '../database/migrations/0185-reported-texts.ts';
import * as m0190 from '../database/migrations/0190-former-emails.ts';
import * as m0191 from '../database/migrations/0191-unconfirmed-businesses.ts';
import * as m0192 from '../database/migrations/0192-plans-of-inactive-accounts.ts';
import * as m0193 from '../database/migrations/0193-register-columns.ts';
import * as m0197 from '../database/migrations/0197-pending-events.ts';
import * as m0198 from '../database/migrations/0198-sessions-of-former-cookies.ts';
import * as m0200 from '../database/migrations/0200-reading-order.ts';
import * as m0202 from '../database/migrations/0202-left-conversations.ts';
import * as m0206 from '../database/migrations/0206-hidden-passages.ts';
import * as m0209 from '../database/migrations/0209-second-looks-of-reports.ts';
import * as m0210 from '../database/migrations/0210-closing-accounts.ts';
import * as m0211 from '../database/migrations/0211-plain-names.ts';
import * as m0212 from '../database/migrations/0212-answers-to-quotes.ts';
import * as m0214 from '../database/migrations/0214-price-guides.ts';
import * as m0215 from '../database/migrations/0215-helpful-reviews.ts';
import * as m0216 from '../database/migrations/0216-focal-points.ts';
import * as m0217 from '../database/migrations/0217-jobs-of-invitations.ts';
import * as m0218 from '../database/migrations/0218-case-assignments.ts';
import * as m0219 from '../database/migrations/0219-view-sources.ts';
import * as m0220 from '../database/migrations/0220-public-log.ts';
import * as m0221 from '../database/migrations/0221-monthly-counts.ts';
import * as m0222 from '../database/migrations/0222-data-requests.ts';
import * as m0224 from '../database/migrations/0224-changes-for-the-log.ts';
import * as m0226 from '../database/migrations/0226-open-data.ts';
import * as m0227 from '../database/migrations/0227-review-requests.ts';
import * as m0230 from '../database/migrations/0230-permits.ts';
import * as m0234 from '../database/migrations/0234-kinds-of-proof.ts';
import * as m0238 from '../database/migrations/0238-photo-sources.ts';
import * as m0240 from '../database/migrations/0240-closed-for-good.ts';
import * as m0241 from '../database/migrations/0241-closing-reasons.ts';
import * as m0242 from '../database/migrations/0242-registers.ts';
import * as m0246 from '../database/migrations/0246-ways-to-sign-in.ts';
import * as m0247 from '../database/migrations/0247-second-factor-resets.ts';
import * as m0253 from '../database/migrations/0253-recovery-runs.ts';
import * as m0256 from '../database/migrations/0256-status-page.ts';
import * as m0259 from '../database/migrations/0259-security-page.ts';
import * as m0262 from '../database/migrations/0262-last-import.ts';
import * as m0264 from '../database/migrations/0264-recovered-accounts.ts';
import * as m0266 from '../database/migrations/0266-corrected-incidents.ts';

/** Every migration by its name, in their order. */
export const MIGRATIONS = {
  '0001-accounts-and-reference': m0001,
  '0002-profiles-and-contractors': m0002,
  '0003-reviews': m0003,
  '0004-memberships-and-device-tokens': m0004,
  '0005-search': m0005,
  '0006-contractor-imports': m0006,
  '0007-fair-standing': m0007,
  '0008-screening': m0008,
  '0009-contractor-trades': m0009,
  '0010-public-counts': m0010,
  '0011-reference-lists': m0011,
  '0012-people': m0012,
  '0013-shown-words': m0013,
  '0014-what-was-erased': m0014,
  '0015-photos-taken-away': m0015,
  '0016-notes-of-what-is-gone': m0016,
  '0017-withheld-responses': m0017,
  '0018-which-photos-went': m0018,
  '0019-postings': m0019,
  '0020-decision-appeals': m0020,
  '0021-word-beginnings': m0021,
  '0022-answers-name-no-offense': m0022,
  '0023-one-screening': m0023,
  '0024-reports': m0024,
  '0025-cities': m0025,
  '0026-cost-bands-in-pesos': m0026,
  '0027-licenses-and-listings': m0027,
  '0028-secret-mails': m0028,
  '0029-listing-appeals': m0029,
  '0030-flagged-names': m0030,
  '0031-optional-cost': m0031,
  '0032-quote-only-reviews': m0032,
  '0033-whatsapp': m0033,
  '0034-page-counts': m0034,
  '0035-contractor-phones': m0035,
  '0036-content-pages': m0036,
  '0037-sessions-without-addresses': m0037,
  '0038-mail-opt-outs': m0038,
  '0039-content-pictures': m0039,
  '0040-edited-texts': m0040,
  '0041-one-appeals-table': m0041,
  '0042-sent-once': m0042,
  '0043-comments': m0043,
  '0044-page-versions': m0044,
  '0045-follows-and-blocks': m0045,
  '0046-settings': m0046,
  '0048-contractor-photos': m0048,
  '0049-photo-versions': m0049,
  '0051-shortlists': m0051,
  '0052-conversations': m0052,
  '0053-search-by-number': m0053,
  '0054-red-flags': m0054,
  '0057-plans-memberships-coupons': m0057,
  '0058-invoices-and-payments': m0058,
  '0060-removed-comments': m0060,
  '0061-notifications': m0061,
  '0063-invitations': m0063,
  '0064-saved-searches': m0064,
  '0066-latest-review-without-author': m0066,
  '0079-red-flag-reasons': m0079,
  '0083-reported-letters': m0083,
  '0090-license-classes': m0090,
  '0095-landing-pages': m0095,
  '0096-duplicate-listings': m0096,
  '0100-page-editor': m0100,
  '0101-avatars': m0101,
  '0105-push-subscriptions': m0105,
  '0110-pins-and-interrupted-actions': m0110,
  '0111-formatted-postings': m0111,
  '0117-job-proofs': m0117,
  '0120-avif': m0120,
  '0125-proven-jobs': m0125,
  '0126-search-at-half-a-million': m0126,
  '0130-reported-things': m0130,
  '0140-payments-sent-back': m0140,
  '0141-batches-of-an-interrupted-action': m0141,
  '0145-product-words-of-a-change': m0145,
  '0150-members-of-a-business': m0150,
  '0155-thumbhashes': m0155,
  '0160-counts-of-trades': m0160,
  '0161-words-of-registers': m0161,
  '0162-imports-report-values': m0162,
  '0163-license-numbers-in-any-spelling': m0163,
  '0167-zones-of-places': m0167,
  '0168-mails-on-hold': m0168,
  '0169-open-all-day': m0169,
  '0171-money-as-it-was-said': m0171,
  '0175-renewal-consents': m0175,
  '0176-invoice-buyer-versions': m0176,
  '0180-threats-by-rule': m0180,
  '0181-mailboxes': m0181,
  '0183-sensitive-cases': m0183,
  '0184-audience-of-evidence': m0184,
  '0185-reported-texts': m0185,
  '0190-former-emails': m0190,
  '0191-unconfirmed-businesses': m0191,
  '0192-plans-of-inactive-accounts': m0192,
  '0193-register-columns': m0193,
  '0197-pending-events': m0197,
  '0198-sessions-of-former-cookies': m0198,
  '0200-reading-order': m0200,
  '0202-left-conversations': m0202,
  '0206-hidden-passages': m0206,
  '0209-second-looks-of-reports': m0209,
  '0210-closing-accounts': m0210,
  '0211-plain-names': m0211,
  '0212-answers-to-quotes': m0212,
  '0214-price-guides': m0214,
  '0215-helpful-reviews': m0215,
  '0216-focal-points': m0216,
  '0217-jobs-of-invitations': m0217,
  '0218-case-assignments': m0218,
  '0219-view-sources': m0219,
  '0220-public-log': m0220,
  '0221-monthly-counts': m0221,
  '0222-data-requests': m0222,
  '0224-changes-for-the-log': m0224,
  '0226-open-data': m0226,
  '0227-review-requests': m0227,
  '0230-permits': m0230,
  '0234-kinds-of-proof': m0234,
  '0238-photo-sources': m0238,
  '0240-closed-for-good': m0240,
  '0241-closing-reasons': m0241,
  '0242-registers': m0242,
  '0246-ways-to-sign-in': m0246,
  '0247-second-factor-resets': m0247,
  '0253-recovery-runs': m0253,
  '0256-status-page': m0256,
  '0259-security-page': m0259,
  '0262-last-import': m0262,
  '0264-recovered-accounts': m0264,
  '0266-corrected-incidents': m0266,
};
