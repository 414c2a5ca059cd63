/** Writes behind a button with a dialog: without scripts each has a form on a page of its own. */
export const PLAIN_FORMS = [
  'comments.destroy',
  'postings.destroy',
  'settings.members.remove',
  'api.comments.update',
  'api.reviews.destroy',
  'api.reviews.appeal',
  'api.reviews.off_appeal',
  'api.review_responses.store',
  'api.review_responses.update',
  'api.review_responses.destroy',
  'api.review_responses.appeal',
  'api.review_responses.off_appeal',
  'api.decisions.off_appeal',
  'api.admin.reviews.update',
  'api.admin.reviews.destroy',
  'api.admin.reviews.deactivate',
  'api.admin.reviews.activate',
  'api.admin.reviews.accept',
  'api.admin.reviews.reject',
  'api.admin.reviews.update_appeal',
  'api.admin.review_responses.update',
  'api.admin.review_responses.destroy',
  'api.admin.review_responses.deactivate',
  'api.admin.review_responses.activate',
  'api.admin.review_responses.accept',
  'api.admin.review_responses.reject',
  'api.admin.contractors.hide',
  'api.admin.contractors.show',
  'api.admin.contractors.correct',
  'api.admin.contractors.check_name',
  'api.admin.contractors.merge',
  'api.admin.contractors.split',
  'api.admin.contractors.divide',
  'api.admin.users.deactivate',
  'api.admin.users.activate',
  'api.admin.users.role',
  'api.admin.users.verify',
  'api.admin.users.notes',
  'api.admin.postings.remove',
  'api.admin.postings.restore',
  'api.admin.postings.notes',
  'api.admin.account_appeals.accept',
  'api.admin.account_appeals.reject',
  'api.admin.comments.remove',
  'api.admin.comments.restore',
  'api.admin.red_flags.publish',
  'api.admin.red_flags.dismiss',
  'api.admin.red_flags.end',
  'api.admin.red_flags.expedite',
  'api.admin.decision_appeals.accept',
  'api.admin.decision_appeals.reject',
  'api.admin.decision_appeals.notes',
  'api.admin.reports.keep',
  'api.admin.reports.correct',
  'api.admin.reports.take_down',
  'api.admin.reports.hide',
  'api.admin.claims.accept',
  'api.admin.claims.reject',
  'api.admin.claims.notes',
] as const;
export type PlainFormName = (typeof PLAIN_FORMS)[number];

/** The name in the address of its page. */
export const plainFormPath = (name: PlainFormName): string => name.replace('api.', '');

/** The reader's versions when the button was drawn, in hidden fields; the calls take them as numbers. */
export const SEEN_FIELDS = ['version', 'last_decision_id', 'last_report_id'] as const;
/** Choices that the form asks for, though the call does without them. */
export const CHOICES_FIELD = 'choices';
/** The page to go back to. */
export const BACK_FIELD = 'back';
