import type { ProofQueueView } from '../../reviews/proofs/views.ts';
import type { DeskView } from '../desk.ts';

export type ProofsView = ProofQueueView & { desk: DeskView };
