/** The keys that the verification code of a decision covers, in their order. */
export const CHAIN_FIELDS = [
  'action',
  'after',
  'before',
  'contractorId',
  'decidedAt',
  'decidedByUserId',
  'id',
  'language',
  'overall',
  'previousHash',
  'reasonCode',
  'reasonText',
  'reviewId',
  'subjectId',
  'subjectType',
] as const;
