import { inertia } from '../../core/answers.ts';
import { adminOnly } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { waitingProofs } from '../../reviews/proofs/queries/waiting-proofs.ts';
import { deskView } from '../desk.ts';

/** The queue of proofs of jobs. */
export function addProofQueue(routes: Routes): void {
  routes.page('admin.proofs', {
    policy: adminOnly,
    handle: async (context) =>
      inertia('admin/proofs', { desk: await deskView(context), ...(await waitingProofs(context)) }),
  });
}
