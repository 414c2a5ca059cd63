/** A user who logs in within this time keeps the account. */
export const CLOSE_AFTER_DAYS = 14;
/** The file of an export is there this long. */
export const EXPORT_DAYS = 7;
/** A link that confirms a new address. */
export const EMAIL_CHANGE_HOURS = 24;
/** The owner of a replaced address can take the account back this long. */
export const EMAIL_UNDO_HOURS = 72;
/** Addresses of invitations, claims and unconfirmed changes are kept this long after their end. */
export const ENDED_ADDRESS_DAYS = 30;
/** Invoices, payments, used coupons, and which agreements were accepted: tax laws ask for up to ten years. */
export const RECORDS_KEPT_YEARS = 10;
