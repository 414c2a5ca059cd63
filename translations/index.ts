import accountMails from './account-mails.ts';
import accounts from './accounts.ts';
import adminAppeals from './admin-appeals.ts';
import adminPeople from './admin-people.ts';
import adminRedFlags from './admin-red-flags.ts';
import adminReports from './admin-reports.ts';
import adminPostings from './admin-postings.ts';
import appealForms from './appeal-forms.ts';
import reviewStanding from './review-status.ts';
import blackOut from './black-out.ts';
import charts from './charts.ts';
import claims from './claims.ts';
import emailLinks from './email-links.ts';
import inactive from './inactive.ts';
import admin from './admin.ts';
import adminActions from './admin-actions.ts';
import adminMails from './admin-mails.ts';
import failedJobs from './failed-jobs.ts';
import jobProofs from './job-proofs.ts';
import appeals from './appeals.ts';
import adminLists from './admin-lists.ts';
import comments from './comments.ts';
import common from './common.ts';
import contact from './contact.ts';
import planMarks from './plan-marks.ts';
import contentEditor from './content-editor.ts';
import contentPages from './content-pages.ts';
import contractorLicenses from './contractor-licenses.ts';
import contractors from './contractors.ts';
import dashboard from './dashboard.ts';
import dashboardUse from './dashboard-use.ts';
import decisionAppeals from './decision-appeals.ts';
import decisionAppealMails from './decision-appeal-mails.ts';
import decisionMails from './decision-mails.ts';
import decisions from './decisions.ts';
import deviceNotices from './device-notices.ts';
import duplicates from './duplicates.ts';
import errors from './errors.ts';
import forContractors from './for-contractors.ts';
import hiddenPassages from './hidden-passages.ts';
import home from './home.ts';
import memberMails from './member-mails.ts';
import members from './members.ts';
import membershipMails from './membership-mails.ts';
import invitationMails from './invitation-mails.ts';
import invitations from './invitations.ts';
import installable from './installable.ts';
import landing from './landing.ts';
import licenseAdvice from './license-advice.ts';
import layout from './layout.ts';
import listings from './listings.ts';
import matching from './matching.ts';
import mailFrame from './mail-frame.ts';
import pageHelp from './page-help.ts';
import billing from './billing.ts';
import businessHours from './business-hours.ts';
import billingAdmin from './billing-admin.ts';
import membership from './membership.ts';
import plans from './plans.ts';
import notifications from './notifications.ts';
import plainForms from './plain-forms.ts';
import postings from './postings.ts';
import photos from './photos.ts';
import profile from './profile.ts';
import profilePage from './profile-page.ts';
import redFlagForms from './red-flag-forms.ts';
import redFlagMails from './red-flag-mails.ts';
import redFlags from './red-flags.ts';
import newsfeed from './newsfeed.ts';
import relations from './relations.ts';
import reports from './reports.ts';
import responseAppeals from './response-appeals.ts';
import reviewForm from './review-form.ts';
import reviewMails from './review-mails.ts';
import reviews from './reviews.ts';
import reviewsReference from './reviews-reference.ts';
import richText from './rich-text.ts';
import ruleExplained from './rule-explained.ts';
import screening from './screening.ts';
import secondLook from './second-look.ts';
import savedSearches from './saved-searches.ts';
import search from './search.ts';
import messages from './messages.ts';
import quotes from './quotes.ts';
import shortlist from './shortlist.ts';
import subFinder from './sub-finder.ts';
import settings from './settings.ts';
import statementAppeals from './statement-appeals.ts';
import statementPages from './statement-pages.ts';
import statementWays from './statement-ways.ts';
import statements from './statements.ts';
import toasts from './toasts.ts';
import translations from './translations.ts';
import uploads from './uploads.ts';
import transparency from './transparency.ts';
import transparencySummary from './transparency-summary.ts';

/** Every catalogue the product ships with; the database holds what administrators changed. */
export const catalogue = {
  ...accountMails,
  ...accounts,
  ...emailLinks,
  ...inactive,
  ...billing,
  ...businessHours,
  ...billingAdmin,
  ...membership,
  ...plans,
  ...photos,
  ...profile,
  ...profilePage,
  ...adminAppeals,
  ...adminPeople,
  ...adminPostings,
  ...adminRedFlags,
  ...redFlagForms,
  ...redFlagMails,
  ...redFlags,
  ...adminReports,
  ...hiddenPassages,
  ...appealForms,
  ...reviewStanding,
  ...blackOut,
  ...charts,
  ...claims,
  ...admin,
  ...adminActions,
  ...adminMails,
  ...failedJobs,
  ...jobProofs,
  ...appeals,
  ...adminLists,
  ...comments,
  ...common,
  ...contentEditor,
  ...contact,
  ...planMarks,
  ...contentPages,
  ...contractorLicenses,
  ...contractors,
  ...dashboard,
  ...dashboardUse,
  ...decisionAppeals,
  ...decisionAppealMails,
  ...decisionMails,
  ...decisions,
  ...deviceNotices,
  ...duplicates,
  ...errors,
  ...forContractors,
  ...home,
  ...memberMails,
  ...members,
  ...membershipMails,
  ...invitationMails,
  ...invitations,
  ...installable,
  ...landing,
  ...licenseAdvice,
  ...layout,
  ...listings,
  ...matching,
  ...mailFrame,
  ...pageHelp,
  ...notifications,
  ...plainForms,
  ...postings,
  ...newsfeed,
  ...relations,
  ...reports,
  ...responseAppeals,
  ...reviewForm,
  ...reviewMails,
  ...reviews,
  ...reviewsReference,
  ...richText,
  ...ruleExplained,
  ...screening,
  ...secondLook,
  ...savedSearches,
  ...search,
  ...messages,
  ...quotes,
  ...shortlist,
  ...subFinder,
  ...settings,
  ...statementAppeals,
  ...statementPages,
  ...statementWays,
  ...statements,
  ...toasts,
  ...translations,
  ...uploads,
  ...transparency,
  ...transparencySummary,
};

export type MessageKey = keyof typeof catalogue;
