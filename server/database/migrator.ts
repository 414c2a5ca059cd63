import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database, Queryable } from './client.ts';
import * as accountsAndReference from './migrations/0001-accounts-and-reference.ts';
import * as profilesAndContractors from './migrations/0002-profiles-and-contractors.ts';
import * as reviews from './migrations/0003-reviews.ts';
import * as membershipsAndDeviceTokens from './migrations/0004-memberships-and-device-tokens.ts';
import * as search from './migrations/0005-search.ts';
import * as contractorImports from './migrations/0006-contractor-imports.ts';
import * as fairStanding from './migrations/0007-fair-standing.ts';
import * as screening from './migrations/0008-screening.ts';
import * as contractorTrades from './migrations/0009-contractor-trades.ts';
import * as publicCounts from './migrations/0010-public-counts.ts';
import * as referenceLists from './migrations/0011-reference-lists.ts';
import * as people from './migrations/0012-people.ts';
import * as shownWords from './migrations/0013-shown-words.ts';
import * as whatWasErased from './migrations/0014-what-was-erased.ts';
import * as photosTakenAway from './migrations/0015-photos-taken-away.ts';
import * as notesOfWhatIsGone from './migrations/0016-notes-of-what-is-gone.ts';
import * as withheldResponses from './migrations/0017-withheld-responses.ts';
import * as whichPhotosWent from './migrations/0018-which-photos-went.ts';
import * as postings from './migrations/0019-postings.ts';
import * as decisionAppeals from './migrations/0020-decision-appeals.ts';
import * as wordBeginnings from './migrations/0021-word-beginnings.ts';
import * as answersNameNoOffense from './migrations/0022-answers-name-no-offense.ts';
import * as oneScreening from './migrations/0023-one-screening.ts';
import * as reports from './migrations/0024-reports.ts';
import * as cities from './migrations/0025-cities.ts';
import * as costBandsInPesos from './migrations/0026-cost-bands-in-pesos.ts';
import * as licensesAndListings from './migrations/0027-licenses-and-listings.ts';
import * as secretMails from './migrations/0028-secret-mails.ts';
import * as listingAppeals from './migrations/0029-listing-appeals.ts';
import * as flaggedNames from './migrations/0030-flagged-names.ts';
import * as optionalCost from './migrations/0031-optional-cost.ts';
import * as quoteOnlyReviews from './migrations/0032-quote-only-reviews.ts';
import * as whatsapp from './migrations/0033-whatsapp.ts';
import * as pageCounts from './migrations/0034-page-counts.ts';
import * as contractorPhones from './migrations/0035-contractor-phones.ts';
import * as contentPages from './migrations/0036-content-pages.ts';
import * as sessionsWithoutAddresses from './migrations/0037-sessions-without-addresses.ts';
import * as mailOptOuts from './migrations/0038-mail-opt-outs.ts';
import * as contentPictures from './migrations/0039-content-pictures.ts';
import * as editedTexts from './migrations/0040-edited-texts.ts';
import * as oneAppealsTable from './migrations/0041-one-appeals-table.ts';
import * as sentOnce from './migrations/0042-sent-once.ts';
import * as comments from './migrations/0043-comments.ts';
import * as pageVersions from './migrations/0044-page-versions.ts';
import * as followsAndBlocks from './migrations/0045-follows-and-blocks.ts';
import * as settings from './migrations/0046-settings.ts';
import * as contractorPhotos from './migrations/0048-contractor-photos.ts';
import * as photoVersions from './migrations/0049-photo-versions.ts';
import * as shortlists from './migrations/0051-shortlists.ts';
import * as conversations from './migrations/0052-conversations.ts';
import * as searchByNumber from './migrations/0053-search-by-number.ts';
import * as redFlags from './migrations/0054-red-flags.ts';
import * as plansMembershipsCoupons from './migrations/0057-plans-memberships-coupons.ts';
import * as invoicesAndPayments from './migrations/0058-invoices-and-payments.ts';
import * as removedComments from './migrations/0060-removed-comments.ts';
import * as notifications from './migrations/0061-notifications.ts';
import * as invitations from './migrations/0063-invitations.ts';
import * as savedSearches from './migrations/0064-saved-searches.ts';
import * as latestReviewWithoutAuthor from './migrations/0066-latest-review-without-author.ts';
import * as redFlagReasons from './migrations/0079-red-flag-reasons.ts';
import * as reportedLetters from './migrations/0083-reported-letters.ts';
import * as licenseClasses from './migrations/0090-license-classes.ts';
import * as landingPages from './migrations/0095-landing-pages.ts';
import * as duplicateListings from './migrations/0096-duplicate-listings.ts';
import * as pageEditor from './migrations/0100-page-editor.ts';
import * as avatars from './migrations/0101-avatars.ts';
import * as pushSubscriptions from './migrations/0105-push-subscriptions.ts';
import * as pinsAndInterruptedActions from './migrations/0110-pins-and-interrupted-actions.ts';
import * as formattedPostings from './migrations/0111-formatted-postings.ts';
import * as jobProofs from './migrations/0117-job-proofs.ts';
import * as avif from './migrations/0120-avif.ts';
import * as provenJobs from './migrations/0125-proven-jobs.ts';
import * as searchAtHalfAMillion from './migrations/0126-search-at-half-a-million.ts';
import * as reportedThings from './migrations/0130-reported-things.ts';
import * as paymentsSentBack from './migrations/0140-payments-sent-back.ts';
import * as interruptedBatches from './migrations/0141-batches-of-an-interrupted-action.ts';
import * as productWordsOfAChange from './migrations/0145-product-words-of-a-change.ts';
import * as membersOfABusiness from './migrations/0150-members-of-a-business.ts';
import * as thumbhashes from './migrations/0155-thumbhashes.ts';
import * as countsOfTrades from './migrations/0160-counts-of-trades.ts';
import * as wordsOfRegisters from './migrations/0161-words-of-registers.ts';
import * as importsReportValues from './migrations/0162-imports-report-values.ts';
import * as numbersInAnySpelling from './migrations/0163-license-numbers-in-any-spelling.ts';
import * as zonesOfPlaces from './migrations/0167-zones-of-places.ts';
import * as mailsOnHold from './migrations/0168-mails-on-hold.ts';
import * as openAllDay from './migrations/0169-open-all-day.ts';
import * as moneyAsItWasSaid from './migrations/0171-money-as-it-was-said.ts';
import * as renewalConsents from './migrations/0175-renewal-consents.ts';
import * as invoiceBuyerVersions from './migrations/0176-invoice-buyer-versions.ts';
import * as threatsByRule from './migrations/0180-threats-by-rule.ts';
import * as mailboxes from './migrations/0181-mailboxes.ts';
import * as sensitiveCases from './migrations/0183-sensitive-cases.ts';
import * as audienceOfEvidence from './migrations/0184-audience-of-evidence.ts';
import * as reportedTexts from './migrations/0185-reported-texts.ts';
import * as formerEmails from './migrations/0190-former-emails.ts';
import * as unconfirmedBusinesses from './migrations/0191-unconfirmed-businesses.ts';
import * as plansOfInactiveAccounts from './migrations/0192-plans-of-inactive-accounts.ts';
import * as registerColumns from './migrations/0193-register-columns.ts';
import * as pendingEvents from './migrations/0197-pending-events.ts';
import * as sessionsOfFormerCookies from './migrations/0198-sessions-of-former-cookies.ts';
import * as readingOrder from './migrations/0200-reading-order.ts';
import * as leftConversations from './migrations/0202-left-conversations.ts';
import * as hiddenPassages from './migrations/0206-hidden-passages.ts';
import * as secondLooksOfReports from './migrations/0209-second-looks-of-reports.ts';
import * as closingAccounts from './migrations/0210-closing-accounts.ts';
import * as plainNames from './migrations/0211-plain-names.ts';

/** In order; a migration that has landed is never edited. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-accounts-and-reference': accountsAndReference,
  '0002-profiles-and-contractors': profilesAndContractors,
  '0003-reviews': reviews,
  '0004-memberships-and-device-tokens': membershipsAndDeviceTokens,
  '0005-search': search,
  '0006-contractor-imports': contractorImports,
  '0007-fair-standing': fairStanding,
  '0008-screening': screening,
  '0009-contractor-trades': contractorTrades,
  '0010-public-counts': publicCounts,
  '0011-reference-lists': referenceLists,
  '0012-people': people,
  '0013-shown-words': shownWords,
  '0014-what-was-erased': whatWasErased,
  '0015-photos-taken-away': photosTakenAway,
  '0016-notes-of-what-is-gone': notesOfWhatIsGone,
  '0017-withheld-responses': withheldResponses,
  '0018-which-photos-went': whichPhotosWent,
  '0019-postings': postings,
  '0020-decision-appeals': decisionAppeals,
  '0021-word-beginnings': wordBeginnings,
  '0022-answers-name-no-offense': answersNameNoOffense,
  '0023-one-screening': oneScreening,
  '0024-reports': reports,
  '0025-cities': cities,
  '0026-cost-bands-in-pesos': costBandsInPesos,
  '0027-licenses-and-listings': licensesAndListings,
  '0028-secret-mails': secretMails,
  '0029-listing-appeals': listingAppeals,
  '0030-flagged-names': flaggedNames,
  '0031-optional-cost': optionalCost,
  '0032-quote-only-reviews': quoteOnlyReviews,
  '0033-whatsapp': whatsapp,
  '0034-page-counts': pageCounts,
  '0035-contractor-phones': contractorPhones,
  '0036-content-pages': contentPages,
  '0037-sessions-without-addresses': sessionsWithoutAddresses,
  '0038-mail-opt-outs': mailOptOuts,
  '0039-content-pictures': contentPictures,
  '0040-edited-texts': editedTexts,
  '0041-one-appeals-table': oneAppealsTable,
  '0042-sent-once': sentOnce,
  '0043-comments': comments,
  '0044-page-versions': pageVersions,
  '0045-follows-and-blocks': followsAndBlocks,
  '0046-settings': settings,
  '0048-contractor-photos': contractorPhotos,
  '0049-photo-versions': photoVersions,
  '0051-shortlists': shortlists,
  '0052-conversations': conversations,
  '0053-search-by-number': searchByNumber,
  '0054-red-flags': redFlags,
  '0057-plans-memberships-coupons': plansMembershipsCoupons,
  '0058-invoices-and-payments': invoicesAndPayments,
  '0060-removed-comments': removedComments,
  '0061-notifications': notifications,
  '0063-invitations': invitations,
  '0064-saved-searches': savedSearches,
  '0066-latest-review-without-author': latestReviewWithoutAuthor,
  '0079-red-flag-reasons': redFlagReasons,
  '0083-reported-letters': reportedLetters,
  '0090-license-classes': licenseClasses,
  '0095-landing-pages': landingPages,
  '0096-duplicate-listings': duplicateListings,
  '0100-page-editor': pageEditor,
  '0101-avatars': avatars,
  '0105-push-subscriptions': pushSubscriptions,
  '0110-pins-and-interrupted-actions': pinsAndInterruptedActions,
  '0111-formatted-postings': formattedPostings,
  '0117-job-proofs': jobProofs,
  '0120-avif': avif,
  '0125-proven-jobs': provenJobs,
  '0126-search-at-half-a-million': searchAtHalfAMillion,
  '0130-reported-things': reportedThings,
  '0140-payments-sent-back': paymentsSentBack,
  '0141-batches-of-an-interrupted-action': interruptedBatches,
  '0145-product-words-of-a-change': productWordsOfAChange,
  '0150-members-of-a-business': membersOfABusiness,
  '0155-thumbhashes': thumbhashes,
  '0160-counts-of-trades': countsOfTrades,
  '0161-words-of-registers': wordsOfRegisters,
  '0162-imports-report-values': importsReportValues,
  '0163-license-numbers-in-any-spelling': numbersInAnySpelling,
  '0167-zones-of-places': zonesOfPlaces,
  '0168-mails-on-hold': mailsOnHold,
  '0169-open-all-day': openAllDay,
  '0171-money-as-it-was-said': moneyAsItWasSaid,
  '0175-renewal-consents': renewalConsents,
  '0176-invoice-buyer-versions': invoiceBuyerVersions,
  '0180-threats-by-rule': threatsByRule,
  '0181-mailboxes': mailboxes,
  '0183-sensitive-cases': sensitiveCases,
  '0184-audience-of-evidence': audienceOfEvidence,
  '0185-reported-texts': reportedTexts,
  '0190-former-emails': formerEmails,
  '0191-unconfirmed-businesses': unconfirmedBusinesses,
  '0192-plans-of-inactive-accounts': plansOfInactiveAccounts,
  '0193-register-columns': registerColumns,
  '0197-pending-events': pendingEvents,
  '0198-sessions-of-former-cookies': sessionsOfFormerCookies,
  '0200-reading-order': readingOrder,
  '0202-left-conversations': leftConversations,
  '0206-hidden-passages': hiddenPassages,
  '0209-second-looks-of-reports': secondLooksOfReports,
  '0210-closing-accounts': closingAccounts,
  '0211-plain-names': plainNames,
};

/** Brings the database up to date, or up to one migration; returns the names applied. Two processes may call it at once: the migrator takes a lock. */
export async function migrate(database: Queryable, upTo?: string): Promise<string[]> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => MIGRATIONS } });
  const { error, results } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo));
  if (error) throw error;
  return (results ?? [])
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
}

/** True when every migration of this version has been applied. */
export async function isMigrated(database: Database): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return Object.keys(MIGRATIONS).every((name) => rows.some((row) => row.name === name));
}
