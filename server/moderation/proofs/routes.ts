import { inertia } from '../../core/answers.ts';
import { adminOnly } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { waitingProofs } from '../../reviews/proofs/queries/waiting-proofs.ts';
import type { ProofQueueView } from '../../reviews/proofs/views.ts';
import { deskView, type DeskView } from '../desk.ts';

export type ProofsView = ProofQueueView & { desk: DeskView };

/** The queue of proofs of jobs. */
export function addProofQueue(routes: Routes): void {
  routes.page('admin.proofs', {
    policy: adminOnly,
    handle: async (context) =>
      inertia('admin/proofs', { desk: await deskView(context), ...(await waitingProofs(context)) }),
  });
}
