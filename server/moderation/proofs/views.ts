import type { ReasonView } from '../../decisions/reason-codes.ts';
import type { ProofQueueView } from '../../reviews/proofs/views.ts';
import type { AdminView } from '../admin-view.ts';

export type ProofsView = ProofQueueView & { admin: AdminView; reasons: ReasonView[] };
