/** Proof of a job: limits and states. Files are counted, days are days of 24 hours. */
export const JOB_PROOF_STATES = ['waiting', 'confirmed', 'declined', 'withdrawn'] as const;
export type JobProofState = (typeof JOB_PROOF_STATES)[number];

export const JOB_PROOF_FILES_MAX = 5;
export const JOB_PROOF_NOTE_MAX_LENGTH = 500;
export const JOB_PROOF_REASON_MIN_LENGTH = 20;
export const JOB_PROOF_REASON_MAX_LENGTH = 1_000;
/** Proofs of one review, so that a declined one cannot be sent again without end. */
export const JOB_PROOFS_PER_REVIEW = 3;
/** Files of a decided proof are erased after these days: invoices hold private data. */
export const JOB_PROOF_FILES_KEPT_DAYS = 30;
export const JOB_PROOF_CHECKED_IN_DAYS = 7;
