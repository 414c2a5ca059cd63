/** The 24 offenses that a restriction may name; their words are in the table `reason_codes`. */
export const REASON_CODES = [
  'R01',
  'R02',
  'R03',
  'R04',
  'R05',
  'R06',
  'R07',
  'R08',
  'R09',
  'R10',
  'R11',
  'R12',
  'R13',
  'R14',
  'R15',
  'R16',
  'R17',
  'R18',
  'R19',
  'R20',
  'R21',
  'R22',
  'R23',
  'R24',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];
/** The reasons to accept or reject an appeal or a claim: never an offense. */
export const APPEAL_ACCEPTED_CODES = ['A01', 'A02', 'A03', 'A04', 'A05', 'A06'] as const;
export const APPEAL_REJECTED_CODES = ['N01', 'N02', 'N03', 'N04', 'N05', 'N06', 'N07', 'N08'] as const;
export const CLAIM_ACCEPTED_CODES = ['C01', 'C02', 'C03'] as const;
export const CLAIM_REJECTED_CODES = ['D01', 'D02', 'D03', 'D04', 'D05'] as const;
/** The reasons to publish, dismiss, or end a red flag before its last day. */
export const FLAG_PUBLISHED_CODES = ['P01', 'P02', 'P03', 'P04'] as const;
export const FLAG_DISMISSED_CODES = ['K01', 'K02', 'K03', 'K04', 'K05', 'K06', 'K07'] as const;
export const FLAG_ENDED_CODES = ['E01', 'E02', 'E03', 'E04', 'E05'] as const;
/** The reasons why a business is closed for good, and why it is not. */
export const LISTING_CLOSED_CODES = ['F01', 'F02', 'F03', 'F04'] as const;
export const LISTING_OPEN_CODES = ['O01', 'O02', 'O03', 'O04', 'O05'] as const;
/** Shown for an old answer that named an offense; it cannot be chosen. */
export const UNRECORDED_REASON_CODE = 'A00';
export const OUTCOME_CODES = [
  ...APPEAL_ACCEPTED_CODES,
  ...APPEAL_REJECTED_CODES,
  ...CLAIM_ACCEPTED_CODES,
  ...CLAIM_REJECTED_CODES,
  ...FLAG_PUBLISHED_CODES,
  ...FLAG_DISMISSED_CODES,
  ...FLAG_ENDED_CODES,
  ...LISTING_CLOSED_CODES,
  ...LISTING_OPEN_CODES,
] as const;
export type OutcomeCode = (typeof OUTCOME_CODES)[number];
/** Every code that a decision may be shown with. */
export const DECISION_REASON_CODES = [...REASON_CODES, UNRECORDED_REASON_CODE, ...OUTCOME_CODES] as const;
export type DecisionReasonCode = (typeof DECISION_REASON_CODES)[number];
export const REASON_FAMILIES = [
  'offense',
  'appeal_accepted',
  'appeal_rejected',
  'claim_accepted',
  'claim_rejected',
  'flag_published',
  'flag_dismissed',
  'flag_ended',
  'listing_closed',
  'listing_open',
  'unrecorded',
] as const;
export type ReasonFamily = (typeof REASON_FAMILIES)[number];
