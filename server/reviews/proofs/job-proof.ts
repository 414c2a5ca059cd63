import { JOB_PROOFS_PER_REVIEW, type JobProofState } from '../../../common/job-proofs.ts';
import { isOfJob } from '../../contractors/rating-summary.ts';

export type ProofObstacle = 'quote_only' | 'waiting' | 'confirmed' | 'too_many';
type About = { stage: string; states: readonly JobProofState[] };

const LOST: readonly JobProofState[] = ['declined', 'revoked'];

/** The obstacle to sending a proof of a job, or null. A quote alone is no job, and one proof waits at a time. */
export function obstacleToProof({ stage, states }: About): ProofObstacle | null {
  if (!isOfJob({ stage })) return 'quote_only';
  if (states.includes('confirmed')) return 'confirmed';
  if (states.includes('waiting')) return 'waiting';
  return states.filter((state) => LOST.includes(state)).length >= JOB_PROOFS_PER_REVIEW ? 'too_many' : null;
}
