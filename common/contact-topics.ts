/** The subjects of the contact form. */
export const CONTACT_TOPICS = ['general', 'privacy', 'security'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** California: a request is confirmed within ten business days (11 CCR 7021). */
export const CONFIRMED_IN_BUSINESS_DAYS = 10;
/** Mexico: a request is answered within twenty business days (LFPDPPP). */
export const ANSWERED_IN_BUSINESS_DAYS = 20;
/** The United States: 45 days, which may be extended once by as many. */
export const ANSWERED_IN_DAYS = 45;
/** The page about reports of weaknesses promises both. */
export const SECURITY_ANSWERED_IN_DAYS = 3;
export const SECURITY_ASSESSED_IN_DAYS = 10;
