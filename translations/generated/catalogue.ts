// Written by `npm run generate`. Do not edit.
import accountsAccounts from '../accounts/accounts.ts';
import accountsAims from '../accounts/aims.ts';
import accountsBlackOut from '../accounts/black-out.ts';
import accountsClaims from '../accounts/claims.ts';
import accountsInactive from '../accounts/inactive.ts';
import accountsMailbox from '../accounts/mailbox.ts';
import accountsMatching from '../accounts/matching.ts';
import accountsMembers from '../accounts/members.ts';
import accountsNotifications from '../accounts/notifications.ts';
import accountsPhotos from '../accounts/photos.ts';
import accountsProfile from '../accounts/profile.ts';
import accountsProfilePage from '../accounts/profile-page.ts';
import accountsRelations from '../accounts/relations.ts';
import accountsSettings from '../accounts/settings.ts';
import accountsSignIn from '../accounts/sign-in.ts';
import accountsSignInSettings from '../accounts/sign-in-settings.ts';
import accountsUploads from '../accounts/uploads.ts';
import adminAdmin from '../admin/admin.ts';
import adminAdminActions from '../admin/admin-actions.ts';
import adminAdminAppeals from '../admin/admin-appeals.ts';
import adminAdminClosing from '../admin/admin-closing.ts';
import adminAdminDataRequests from '../admin/admin-data-requests.ts';
import adminAdminLists from '../admin/admin-lists.ts';
import adminAdminMails from '../admin/admin-mails.ts';
import adminAdminPeople from '../admin/admin-people.ts';
import adminAdminPostings from '../admin/admin-postings.ts';
import adminAdminRedFlags from '../admin/admin-red-flags.ts';
import adminAdminReports from '../admin/admin-reports.ts';
import adminBillingAdmin from '../admin/billing-admin.ts';
import adminContentEditor from '../admin/content-editor.ts';
import adminDuplicates from '../admin/duplicates.ts';
import adminFailedJobs from '../admin/failed-jobs.ts';
import adminHiddenPassages from '../admin/hidden-passages.ts';
import adminPermitCases from '../admin/permit-cases.ts';
import adminQueues from '../admin/queues.ts';
import adminRegisterLists from '../admin/register-lists.ts';
import adminRegisterProblems from '../admin/register-problems.ts';
import adminRegisters from '../admin/registers.ts';
import adminTranslations from '../admin/translations.ts';
import billingBilling from '../billing/billing.ts';
import billingInvoiceBuyer from '../billing/invoice-buyer.ts';
import billingMembership from '../billing/membership.ts';
import billingOwnBilling from '../billing/own-billing.ts';
import billingPlans from '../billing/plans.ts';
import casesAppealForms from '../cases/appeal-forms.ts';
import casesAppeals from '../cases/appeals.ts';
import casesDecisionAppeals from '../cases/decision-appeals.ts';
import casesDecisions from '../cases/decisions.ts';
import casesRedFlagForms from '../cases/red-flag-forms.ts';
import casesRedFlags from '../cases/red-flags.ts';
import casesReports from '../cases/reports.ts';
import casesResponseAppeals from '../cases/response-appeals.ts';
import casesRuleExplained from '../cases/rule-explained.ts';
import casesSecondLook from '../cases/second-look.ts';
import casesStatementAppeals from '../cases/statement-appeals.ts';
import casesStatementPages from '../cases/statement-pages.ts';
import casesStatementParts from '../cases/statement-parts.ts';
import casesStatementWays from '../cases/statement-ways.ts';
import casesStatements from '../cases/statements.ts';
import contractorsBadge from '../contractors/badge.ts';
import contractorsBusinessHours from '../contractors/business-hours.ts';
import contractorsClosed from '../contractors/closed.ts';
import contractorsClosing from '../contractors/closing.ts';
import contractorsContractorLicenses from '../contractors/contractor-licenses.ts';
import contractorsContractors from '../contractors/contractors.ts';
import contractorsForContractors from '../contractors/for-contractors.ts';
import contractorsLanding from '../contractors/landing.ts';
import contractorsLicenseAdvice from '../contractors/license-advice.ts';
import contractorsListings from '../contractors/listings.ts';
import contractorsPermits from '../contractors/permits.ts';
import contractorsPhotoSources from '../contractors/photo-sources.ts';
import contractorsPlanMarks from '../contractors/plan-marks.ts';
import contractorsQuestions from '../contractors/questions.ts';
import mailsAccountMails from '../mails/account-mails.ts';
import mailsClosingMails from '../mails/closing-mails.ts';
import mailsDataRequestMails from '../mails/data-request-mails.ts';
import mailsDecisionAppealMails from '../mails/decision-appeal-mails.ts';
import mailsDecisionMails from '../mails/decision-mails.ts';
import mailsDeviceNotices from '../mails/device-notices.ts';
import mailsEmailLinks from '../mails/email-links.ts';
import mailsInvitationMails from '../mails/invitation-mails.ts';
import mailsMailFrame from '../mails/mail-frame.ts';
import mailsMemberMails from '../mails/member-mails.ts';
import mailsMembershipMails from '../mails/membership-mails.ts';
import mailsNotificationMails from '../mails/notification-mails.ts';
import mailsRedFlagMails from '../mails/red-flag-mails.ts';
import mailsReviewMails from '../mails/review-mails.ts';
import mailsReviewRequestMails from '../mails/review-request-mails.ts';
import mailsSignInMails from '../mails/sign-in-mails.ts';
import postingsComments from '../postings/comments.ts';
import postingsInvitationForms from '../postings/invitation-forms.ts';
import postingsInvitations from '../postings/invitations.ts';
import postingsMessages from '../postings/messages.ts';
import postingsNewsfeed from '../postings/newsfeed.ts';
import postingsPartnerRatings from '../postings/partner-ratings.ts';
import postingsPostings from '../postings/postings.ts';
import postingsQuotes from '../postings/quotes.ts';
import reviewsCfdiProofs from '../reviews/cfdi-proofs.ts';
import reviewsJobProofs from '../reviews/job-proofs.ts';
import reviewsKindsOfProof from '../reviews/kinds-of-proof.ts';
import reviewsReviewForm from '../reviews/review-form.ts';
import reviewsReviewRequests from '../reviews/review-requests.ts';
import reviewsReviewRules from '../reviews/review-rules.ts';
import reviewsReviewStatus from '../reviews/review-status.ts';
import reviewsReviews from '../reviews/reviews.ts';
import reviewsReviewsReference from '../reviews/reviews-reference.ts';
import reviewsScreening from '../reviews/screening.ts';
import searchHome from '../search/home.ts';
import searchMissed from '../search/missed.ts';
import searchPriceGuide from '../search/price-guide.ts';
import searchSavedSearches from '../search/saved-searches.ts';
import searchSearch from '../search/search.ts';
import searchShortlist from '../search/shortlist.ts';
import searchSubFinder from '../search/sub-finder.ts';
import siteCharts from '../site/charts.ts';
import siteCommon from '../site/common.ts';
import siteContact from '../site/contact.ts';
import siteContentPages from '../site/content-pages.ts';
import siteDashboard from '../site/dashboard.ts';
import siteDashboardUse from '../site/dashboard-use.ts';
import siteDataRequests from '../site/data-requests.ts';
import siteErrors from '../site/errors.ts';
import siteInstallable from '../site/installable.ts';
import siteLayout from '../site/layout.ts';
import siteOpenData from '../site/open-data.ts';
import sitePageHelp from '../site/page-help.ts';
import sitePlainForms from '../site/plain-forms.ts';
import sitePublicLog from '../site/public-log.ts';
import siteRichText from '../site/rich-text.ts';
import siteStatus from '../site/status.ts';
import siteToasts from '../site/toasts.ts';
import siteTransparency from '../site/transparency.ts';
import siteTransparencyCounts from '../site/transparency-counts.ts';
import siteTransparencySummary from '../site/transparency-summary.ts';

/** Every text of the product by its key, in both languages. */
export const catalogue = {
  ...accountsAccounts,
  ...accountsAims,
  ...accountsBlackOut,
  ...accountsClaims,
  ...accountsInactive,
  ...accountsMailbox,
  ...accountsMatching,
  ...accountsMembers,
  ...accountsNotifications,
  ...accountsPhotos,
  ...accountsProfile,
  ...accountsProfilePage,
  ...accountsRelations,
  ...accountsSettings,
  ...accountsSignIn,
  ...accountsSignInSettings,
  ...accountsUploads,
  ...adminAdmin,
  ...adminAdminActions,
  ...adminAdminAppeals,
  ...adminAdminClosing,
  ...adminAdminDataRequests,
  ...adminAdminLists,
  ...adminAdminMails,
  ...adminAdminPeople,
  ...adminAdminPostings,
  ...adminAdminRedFlags,
  ...adminAdminReports,
  ...adminBillingAdmin,
  ...adminContentEditor,
  ...adminDuplicates,
  ...adminFailedJobs,
  ...adminHiddenPassages,
  ...adminPermitCases,
  ...adminQueues,
  ...adminRegisterLists,
  ...adminRegisterProblems,
  ...adminRegisters,
  ...adminTranslations,
  ...billingBilling,
  ...billingInvoiceBuyer,
  ...billingMembership,
  ...billingOwnBilling,
  ...billingPlans,
  ...casesAppealForms,
  ...casesAppeals,
  ...casesDecisionAppeals,
  ...casesDecisions,
  ...casesRedFlagForms,
  ...casesRedFlags,
  ...casesReports,
  ...casesResponseAppeals,
  ...casesRuleExplained,
  ...casesSecondLook,
  ...casesStatementAppeals,
  ...casesStatementPages,
  ...casesStatementParts,
  ...casesStatementWays,
  ...casesStatements,
  ...contractorsBadge,
  ...contractorsBusinessHours,
  ...contractorsClosed,
  ...contractorsClosing,
  ...contractorsContractorLicenses,
  ...contractorsContractors,
  ...contractorsForContractors,
  ...contractorsLanding,
  ...contractorsLicenseAdvice,
  ...contractorsListings,
  ...contractorsPermits,
  ...contractorsPhotoSources,
  ...contractorsPlanMarks,
  ...contractorsQuestions,
  ...mailsAccountMails,
  ...mailsClosingMails,
  ...mailsDataRequestMails,
  ...mailsDecisionAppealMails,
  ...mailsDecisionMails,
  ...mailsDeviceNotices,
  ...mailsEmailLinks,
  ...mailsInvitationMails,
  ...mailsMailFrame,
  ...mailsMemberMails,
  ...mailsMembershipMails,
  ...mailsNotificationMails,
  ...mailsRedFlagMails,
  ...mailsReviewMails,
  ...mailsReviewRequestMails,
  ...mailsSignInMails,
  ...postingsComments,
  ...postingsInvitationForms,
  ...postingsInvitations,
  ...postingsMessages,
  ...postingsNewsfeed,
  ...postingsPartnerRatings,
  ...postingsPostings,
  ...postingsQuotes,
  ...reviewsCfdiProofs,
  ...reviewsJobProofs,
  ...reviewsKindsOfProof,
  ...reviewsReviewForm,
  ...reviewsReviewRequests,
  ...reviewsReviewRules,
  ...reviewsReviewStatus,
  ...reviewsReviews,
  ...reviewsReviewsReference,
  ...reviewsScreening,
  ...searchHome,
  ...searchMissed,
  ...searchPriceGuide,
  ...searchSavedSearches,
  ...searchSearch,
  ...searchShortlist,
  ...searchSubFinder,
  ...siteCharts,
  ...siteCommon,
  ...siteContact,
  ...siteContentPages,
  ...siteDashboard,
  ...siteDashboardUse,
  ...siteDataRequests,
  ...siteErrors,
  ...siteInstallable,
  ...siteLayout,
  ...siteOpenData,
  ...sitePageHelp,
  ...sitePlainForms,
  ...sitePublicLog,
  ...siteRichText,
  ...siteStatus,
  ...siteToasts,
  ...siteTransparency,
  ...siteTransparencyCounts,
  ...siteTransparencySummary,
};
