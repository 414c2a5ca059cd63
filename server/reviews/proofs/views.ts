import type { JobProofState } from '../../../common/job-proofs.ts';
import type { UploadView } from '../../uploads/views.ts';
import type { ProofObstacle } from './job-proof.ts';

/** Times are ISO 8601 UTC. */
export type OwnProofView = {
  id: number;
  state: JobProofState;
  sentAt: string;
  decidedAt: string | null;
  /** Why it was declined. */
  reason: string | null;
  files: UploadView[];
};

export type ProofPageView = {
  review: { id: number; title: string; contractor: { name: string; slug: string } };
  /** The latest first. */
  proofs: OwnProofView[];
  obstacle: ProofObstacle | null;
};

export type WaitingProofView = {
  id: number;
  sentAt: string;
  note: string | null;
  review: {
    id: number;
    title: string;
    body: string;
    trade: string;
    /** YYYY-MM */
    month: string;
    city: string | null;
    stars: number;
    author: string | null;
    contractor: { name: string; slug: string };
  };
  files: UploadView[];
  /** Another administrator decides where the reader wrote the review or owns the business. */
  canDecide: boolean;
};

export type ProofQueueView = { proofs: WaitingProofView[]; total: number };
