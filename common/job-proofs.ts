/** Proof of a job: limits and states. Files are counted, days are days of 24 hours. */
export const JOB_PROOF_STATES = ['waiting', 'confirmed', 'declined', 'withdrawn', 'revoked'] as const;
export type JobProofState = (typeof JOB_PROOF_STATES)[number];

/** `quote`: a quote of this site that both sides marked as hired. */
export const JOB_PROOF_KINDS = ['file', 'cfdi', 'permit', 'quote'] as const;
export type JobProofKind = (typeof JOB_PROOF_KINDS)[number];

export const JOB_PROOF_FILES_MAX = 5;
export const JOB_PROOF_NOTE_MAX_LENGTH = 500;
export const JOB_PROOF_REASON_MIN_LENGTH = 20;
export const JOB_PROOF_REASON_MAX_LENGTH = 1_000;
/** Proofs of one review, so that a declined one cannot be sent again without end. */
export const JOB_PROOFS_PER_REVIEW = 3;
/** Files of a decided proof are erased after these days: CFDIs hold private data. */
export const JOB_PROOF_FILES_KEPT_DAYS = 30;
export const JOB_PROOF_CHECKED_IN_DAYS = 7;
/** A CFDI as XML: hundreds of lines fit into a tenth of it. */
export const CFDI_MAX_BYTES = 1_048_576;
/** A CFDI that was read and not sent is forgotten. */
export const READ_CFDI_KEPT_HOURS = 24;
/** The CFDI of an advance comes before the month in which a job ended, the last one after it. */
export const CFDI_MONTHS = { before: 12, after: 6 } as const;
export const PERMIT_NUMBER_MAX_LENGTH = 60;
/** A job begins before its permit at times, and ends long after it where no final inspection is listed. */
export const PERMIT_MONTHS = { before: 1, after: 24 } as const;
