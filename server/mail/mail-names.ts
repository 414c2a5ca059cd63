/** The subject area of a mail. Its footer names it. */
export const MAIL_KINDS = [
  'account',
  'claim_code',
  'claim',
  'decision',
  'appeal',
  'reviews',
  'responses',
  'reports',
  'notifications',
  'digest',
  'red_flag',
  'messages',
  'invitations',
  'saved_searches',
  'membership',
  'members',
  'contact',
  'admin',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Kinds that a user may turn off. Security, decisions with their reasons, and answers to own requests always arrive. */
export const OPTIONAL_MAIL_KINDS = [
  'reviews',
  'responses',
  'reports',
  'notifications',
  'digest',
  'messages',
  'invitations',
  'saved_searches',
] as const satisfies readonly MailKind[];
export type OptionalMailKind = (typeof OPTIONAL_MAIL_KINDS)[number];

/** Every mail of the product. Each has a preview for administrators (notifications/mail-previews.ts). */
export const MAILS = {
  'account.verify': 'account',
  'account.reset': 'account',
  'account.password_changed': 'account',
  'account.email_confirm': 'account',
  'account.email_asked': 'account',
  'account.email_changed': 'account',
  'account.export_ready': 'account',
  'account.closing': 'account',
  'account.deactivated': 'decision',
  'account.activated': 'decision',
  'account.role_changed': 'decision',
  'account_appeal.filed': 'appeal',
  'account_appeal.rejected': 'appeal',
  'claim.code': 'claim_code',
  'claim.filed': 'claim',
  'claim.lapsed': 'claim',
  'claim.accepted': 'claim',
  'claim.rejected': 'claim',
  'decision.made': 'decision',
  'decision.held': 'decision',
  'decision.posting': 'decision',
  'decision.red_flag': 'decision',
  'decision.comment': 'decision',
  'appeal.filed': 'appeal',
  'appeal.response_filed': 'appeal',
  'appeal.withdrawn': 'appeal',
  'decision_appeal.filed': 'appeal',
  'decision_appeal.ended': 'appeal',
  'decision_appeal.rejected': 'appeal',
  'review.received': 'reviews',
  'response.received': 'responses',
  'decision.reported': 'decision',
  'report.closed': 'reports',
  'report.kept': 'reports',
  'notification.one': 'notifications',
  'notification.digest': 'digest',
  'red_flag.reported': 'red_flag',
  'red_flag.answered': 'red_flag',
  'message.received': 'messages',
  'invitation.received': 'invitations',
  'invitation.answered': 'invitations',
  'invitation.ended': 'invitations',
  'partner_rating.written': 'invitations',
  'partner_rating.published': 'invitations',
  'saved_search.matched': 'saved_searches',
  'membership.paid': 'membership',
  'membership.cancel_planned': 'membership',
  'membership.renewal_near': 'membership',
  'membership.payment_failed': 'membership',
  'membership.ended': 'membership',
  'membership.canceled': 'membership',
  'membership.purchase_failed': 'membership',
  'membership.refund_returned': 'membership',
  'membership.refund_settled': 'membership',
  'membership.refund_returned_admin': 'membership',
  'member.invited': 'members',
  'member.joined': 'members',
  'member.removed': 'members',
  'contact.message': 'contact',
  'admin.due': 'admin',
} as const satisfies Record<string, MailKind>;

export type MailName = keyof typeof MAILS;
export type OptionalMailName = {
  [Name in MailName]: (typeof MAILS)[Name] extends OptionalMailKind ? Name : never;
}[MailName];
export type RequiredMailName = Exclude<MailName, OptionalMailName>;

export const MAIL_NAMES = Object.keys(MAILS) as MailName[];
