import { inertia } from '../../core/answers.ts';
import { adminOnly } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { listReasons } from '../../decisions/reason-codes.ts';
import { queuedProofs } from '../../reviews/proofs/queries/queued-proofs.ts';
import { queueQuery } from '../../reviews/proofs/schemas.ts';
import { adminView } from '../admin-view.ts';

/** The queue of proofs of jobs, and those that are confirmed. */
export function addProofQueue(routes: Routes): void {
  routes.page('admin.proofs', {
    policy: adminOnly,
    query: queueQuery,
    handle: async (context, { query }) =>
      inertia('admin/proofs', {
        admin: await adminView(context),
        reasons: await listReasons(context),
        ...(await queuedProofs(context, query)),
      }),
  });
}
