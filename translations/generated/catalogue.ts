// Written by `npm run generate`. Do not edit.
import accountMails from '../account-mails.ts';
import accounts from '../accounts.ts';
import admin from '../admin.ts';
import adminActions from '../admin-actions.ts';
import adminAppeals from '../admin-appeals.ts';
import adminLists from '../admin-lists.ts';
import adminMails from '../admin-mails.ts';
import adminPeople from '../admin-people.ts';
import adminPostings from '../admin-postings.ts';
import adminRedFlags from '../admin-red-flags.ts';
import adminReports from '../admin-reports.ts';
import appealForms from '../appeal-forms.ts';
import appeals from '../appeals.ts';
import billing from '../billing.ts';
import billingAdmin from '../billing-admin.ts';
import blackOut from '../black-out.ts';
import businessHours from '../business-hours.ts';
import charts from '../charts.ts';
import claims from '../claims.ts';
import comments from '../comments.ts';
import common from '../common.ts';
import contact from '../contact.ts';
import contentEditor from '../content-editor.ts';
import contentPages from '../content-pages.ts';
import contractorLicenses from '../contractor-licenses.ts';
import contractors from '../contractors.ts';
import dashboard from '../dashboard.ts';
import dashboardUse from '../dashboard-use.ts';
import decisionAppealMails from '../decision-appeal-mails.ts';
import decisionAppeals from '../decision-appeals.ts';
import decisionMails from '../decision-mails.ts';
import decisions from '../decisions.ts';
import deviceNotices from '../device-notices.ts';
import duplicates from '../duplicates.ts';
import emailLinks from '../email-links.ts';
import errors from '../errors.ts';
import failedJobs from '../failed-jobs.ts';
import forContractors from '../for-contractors.ts';
import hiddenPassages from '../hidden-passages.ts';
import home from '../home.ts';
import inactive from '../inactive.ts';
import installable from '../installable.ts';
import invitationMails from '../invitation-mails.ts';
import invitations from '../invitations.ts';
import jobProofs from '../job-proofs.ts';
import landing from '../landing.ts';
import layout from '../layout.ts';
import licenseAdvice from '../license-advice.ts';
import listings from '../listings.ts';
import mailFrame from '../mail-frame.ts';
import matching from '../matching.ts';
import memberMails from '../member-mails.ts';
import members from '../members.ts';
import membership from '../membership.ts';
import membershipMails from '../membership-mails.ts';
import messages from '../messages.ts';
import newsfeed from '../newsfeed.ts';
import notifications from '../notifications.ts';
import pageHelp from '../page-help.ts';
import photos from '../photos.ts';
import plainForms from '../plain-forms.ts';
import planMarks from '../plan-marks.ts';
import plans from '../plans.ts';
import postings from '../postings.ts';
import profile from '../profile.ts';
import profilePage from '../profile-page.ts';
import quotes from '../quotes.ts';
import redFlagForms from '../red-flag-forms.ts';
import redFlagMails from '../red-flag-mails.ts';
import redFlags from '../red-flags.ts';
import relations from '../relations.ts';
import reports from '../reports.ts';
import responseAppeals from '../response-appeals.ts';
import reviewForm from '../review-form.ts';
import reviewMails from '../review-mails.ts';
import reviewStatus from '../review-status.ts';
import reviews from '../reviews.ts';
import reviewsReference from '../reviews-reference.ts';
import richText from '../rich-text.ts';
import ruleExplained from '../rule-explained.ts';
import savedSearches from '../saved-searches.ts';
import screening from '../screening.ts';
import search from '../search.ts';
import secondLook from '../second-look.ts';
import settings from '../settings.ts';
import shortlist from '../shortlist.ts';
import statementAppeals from '../statement-appeals.ts';
import statementPages from '../statement-pages.ts';
import statementWays from '../statement-ways.ts';
import statements from '../statements.ts';
import subFinder from '../sub-finder.ts';
import toasts from '../toasts.ts';
import translations from '../translations.ts';
import transparency from '../transparency.ts';
import transparencySummary from '../transparency-summary.ts';
import uploads from '../uploads.ts';

/** Every text of the product by its key, in both languages. */
export const catalogue = {
  ...accountMails,
  ...accounts,
  ...admin,
  ...adminActions,
  ...adminAppeals,
  ...adminLists,
  ...adminMails,
  ...adminPeople,
  ...adminPostings,
  ...adminRedFlags,
  ...adminReports,
  ...appealForms,
  ...appeals,
  ...billing,
  ...billingAdmin,
  ...blackOut,
  ...businessHours,
  ...charts,
  ...claims,
  ...comments,
  ...common,
  ...contact,
  ...contentEditor,
  ...contentPages,
  ...contractorLicenses,
  ...contractors,
  ...dashboard,
  ...dashboardUse,
  ...decisionAppealMails,
  ...decisionAppeals,
  ...decisionMails,
  ...decisions,
  ...deviceNotices,
  ...duplicates,
  ...emailLinks,
  ...errors,
  ...failedJobs,
  ...forContractors,
  ...hiddenPassages,
  ...home,
  ...inactive,
  ...installable,
  ...invitationMails,
  ...invitations,
  ...jobProofs,
  ...landing,
  ...layout,
  ...licenseAdvice,
  ...listings,
  ...mailFrame,
  ...matching,
  ...memberMails,
  ...members,
  ...membership,
  ...membershipMails,
  ...messages,
  ...newsfeed,
  ...notifications,
  ...pageHelp,
  ...photos,
  ...plainForms,
  ...planMarks,
  ...plans,
  ...postings,
  ...profile,
  ...profilePage,
  ...quotes,
  ...redFlagForms,
  ...redFlagMails,
  ...redFlags,
  ...relations,
  ...reports,
  ...responseAppeals,
  ...reviewForm,
  ...reviewMails,
  ...reviewStatus,
  ...reviews,
  ...reviewsReference,
  ...richText,
  ...ruleExplained,
  ...savedSearches,
  ...screening,
  ...search,
  ...secondLook,
  ...settings,
  ...shortlist,
  ...statementAppeals,
  ...statementPages,
  ...statementWays,
  ...statements,
  ...subFinder,
  ...toasts,
  ...translations,
  ...transparency,
  ...transparencySummary,
  ...uploads,
};
