/** The kinds of permits, as the page names them; the words of the source are kept beside them. */
export const PERMIT_KINDS = [
  'building',
  'electrical',
  'plumbing',
  'mechanical',
  'roofing',
  'solar',
  'pool',
  'demolition',
  'fence',
  'sign',
  'other',
  'unknown',
] as const;
export type PermitKind = (typeof PERMIT_KINDS)[number];

/** `not_issued`: applied for, refused, canceled or void. Only the first three are a permit on record. */
export const PERMIT_STATUSES = ['issued', 'final', 'expired', 'not_issued', 'unknown'] as const;
export type PermitStatus = (typeof PERMIT_STATUSES)[number];
