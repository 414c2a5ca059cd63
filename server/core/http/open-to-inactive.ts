import type { RouteName } from '../../../common/routes/route-table.ts';

/**
 * The routes that an inactive user may still use: reading the rules, keeping and taking one's rights, answering
 * what has a deadline, and appealing.
 */
export const OPEN_TO_INACTIVE = new Set<RouteName>([
  'account.inactive',
  'account.appeal',
  'logout',
  'language.update',
  'status',
  'contact',
  'contact.store',
  'data_requests',
  'data_requests.store',
  'data_requests.show',
  'data_requests.confirm',
  'data_requests.reply',
  'unsubscribe',
  'unsubscribe.store',
  'unsubscribe.one_click',
  'unsubscribe.opened',
  'review_requests.refusal',
  'review_requests.refuse',
  'review_requests.one_click',
  'review_requests.refusal_opened',
  // Mails reach a confirmed address only, and a thief may be why the account is inactive.
  'verification.verify',
  'verification.confirm',
  'settings.email.stop',
  'settings.email.stop.store',
  'settings.email.undo',
  'settings.email.undo.store',
  'password.request',
  'password.email',
  'password.reset',
  'password.store',
  'password.confirm',
  'password.confirm.store',
  'password.confirm.code',
  'password.confirm.mail',
  'password.confirm.passkey',
  'api.passkeys.options',
  'login.provider.callback',
  'login.provider.answer',
  // The decision rests on these texts.
  'terms',
  'privacy',
  'security',
  'membership-agreement',
  'faq',
  'about',
  'transparency',
  'transparency.months.csv',
  'transparency.months.json',
  'transparency.stars_by_plan.csv',
  'transparency.stars_by_plan.json',
  'review_rules',
  // One's money, data and account.
  'settings.billing',
  'settings.billing.cancel',
  'invoices.show',
  'settings.export',
  'settings.export.store',
  'settings.export.file',
  'settings.close',
  'settings.close.store',
  // Deadlines run on while the account is inactive.
  'red_flags.show',
  'red_flags.answer',
  'contractors.claim',
  'claims.confirm',
  'claims.resend',
  'claims.withdraw',
  // Decisions, and the appeals against them.
  'statements.index',
  'decisions.show',
  'decisions.appeal',
  'reviews.given',
  'reviews.got',
  'plain_form',
  'plain_form.send',
  'uploads.show',
  'api.bad_words',
  'api.translations',
]);

const OPEN_AS_FORMS = new Set<RouteName>([
  'api.decisions.off_appeal',
  'api.reviews.appeal',
  'api.reviews.off_appeal',
  'api.review_responses.appeal',
  'api.review_responses.off_appeal',
]);

/** The route that a form of a call stands for: tokens of an inactive user are refused, its own forms are not. */
export const routeOfForm = (call: RouteName): RouteName =>
  OPEN_AS_FORMS.has(call) ? 'plain_form.send' : call;
