/** Requests about data: who asks, what, under which law, and how they end. */
export const DATA_REQUEST_ASKERS = ['self', 'agent', 'business', 'authority'] as const;
export type DataRequestAsker = (typeof DATA_REQUEST_ASKERS)[number];

/** Kinds that a person or a business may ask: access, rectification, cancellation and objection. */
export const DATA_RIGHTS = ['access', 'correction', 'erasure', 'objection'] as const;
/** Kinds that a court or an authority may order. */
export const DATA_ORDERS = ['disclosure', 'removal'] as const;
export const DATA_REQUEST_KINDS = [...DATA_RIGHTS, ...DATA_ORDERS] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

export const isOrder = (kind: DataRequestKind): boolean =>
  (DATA_ORDERS as readonly DataRequestKind[]).includes(kind);

export const DATA_REQUEST_PLACES = ['mexico', 'california', 'united_states', 'elsewhere'] as const;
export type DataRequestPlace = (typeof DATA_REQUEST_PLACES)[number];
export const DATA_REQUEST_LAWS = ['mexico', 'california', 'other'] as const;
export type DataRequestLaw = (typeof DATA_REQUEST_LAWS)[number];

/** `carrying_out`: granted, and not done yet. */
export const DATA_REQUEST_STATES = ['unconfirmed', 'open', 'more_needed', 'carrying_out', 'closed'] as const;
export type DataRequestState = (typeof DATA_REQUEST_STATES)[number];

/** `unproven`: the asker did not prove who they are. */
export const DATA_REQUEST_OUTCOMES = ['granted', 'partial', 'refused', 'unproven'] as const;
export type DataRequestOutcome = (typeof DATA_REQUEST_OUTCOMES)[number];

/** The grounds of an answer that does not grant everything. */
export const DATA_REQUEST_GROUNDS = [
  'not_here',
  'not_proven_wrong',
  'must_keep',
  'rights_of_others',
  'public_interest',
  'no_valid_order',
  'asked_before',
] as const;
export type DataRequestGround = (typeof DATA_REQUEST_GROUNDS)[number];

export const DATA_REQUEST_STEPS = [
  'received',
  'confirmed',
  'more_needed',
  'replied',
  'extended',
  'answered',
  'carried_out',
] as const;
export type DataRequestStep = (typeof DATA_REQUEST_STEPS)[number];

export const DATA_REQUEST_ASKS_MIN_LENGTH = 10;
export const DATA_REQUEST_ASKS_MAX_LENGTH = 4_000;
export const DATA_REQUEST_NAME_MAX_LENGTH = 100;
export const DATA_REQUEST_ABOUT_MAX_LENGTH = 300;
export const DATA_REQUEST_FILE_NUMBER_MAX_LENGTH = 80;
export const DATA_REQUEST_WORDS_MIN_LENGTH = 10;
export const DATA_REQUEST_FILES_MAX = 3;
/** Requests of one address that wait to be confirmed, so that nobody fills another one's mailbox. */
export const DATA_REQUESTS_UNCONFIRMED_MAX = 3;

/** The link that confirms an address works this long; then the request is erased. */
export const DATA_REQUEST_CONFIRM_DAYS = 7;
/** Files are erased so long after the end, because they show identity cards. */
export const DATA_REQUEST_FILES_KEPT_DAYS = 30;
/** California: records of requests are kept for at least 24 months (11 CCR 7101). */
export const DATA_REQUESTS_KEPT_YEARS = 2;
