import { inertia } from '../../core/answers.ts';
import { adminOnly } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { waitingProofs } from '../../reviews/proofs/queries/waiting-proofs.ts';
import { adminView } from '../admin-view.ts';

/** The queue of proofs of jobs. */
export function addProofQueue(routes: Routes): void {
  routes.page('admin.proofs', {
    policy: adminOnly,
    handle: async (context) =>
      inertia('admin/proofs', { admin: await adminView(context), ...(await waitingProofs(context)) }),
  });
}
