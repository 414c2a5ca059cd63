import { route } from '../../../common/routes/route-table.ts';
import { redirect } from '../../core/answers.ts';
import type { Context } from '../../core/context.ts';
import { isAdministrator, type Verdict } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { mayModerate } from '../policy.ts';
import { confirmProof, declineProof, revokeProof } from './actions/decide-proof.ts';
import { findProof } from './queries/find-proof.ts';
import { declineForm, idParams, noBody, revokeForm } from './schemas.ts';

async function mayDecide(context: Context, { params }: { params: { id: number } }): Promise<Verdict> {
  const administrator = isAdministrator(context.viewer);
  if (administrator !== true) return administrator;
  return mayModerate(context.viewer, await findProof(context, params.id));
}

/** Administrators confirm a proof, do not accept it, or take it back. */
export function addProofDecisions(routes: Routes): void {
  const rights = { params: idParams, policy: mayDecide, limit: 'write' } as const;
  const queue = route('admin.proofs');
  routes.form('admin.proofs.confirm', {
    ...rights,
    body: noBody,
    handle: async (context, { params: { id } }) => {
      await confirmProof(context, { proofId: id });
      return redirect(queue, { success: context.t('job_proofs.confirmed') });
    },
  });
  routes.form('admin.proofs.decline', {
    ...rights,
    body: declineForm,
    handle: async (context, { params: { id }, body }) => {
      await declineProof(context, { proofId: id, ...body });
      return redirect(queue, { success: context.t('job_proofs.declined') });
    },
  });
  routes.form('admin.proofs.revoke', {
    ...rights,
    body: revokeForm,
    handle: async (context, { params: { id }, body: { reason, reason_code } }) => {
      await revokeProof(context, { proofId: id, reason, reasonCode: reason_code ?? null });
      const confirmed = route('admin.proofs', {}, { query: { state: 'confirmed' } });
      return redirect(confirmed, { success: context.t('job_proofs.revoked') });
    },
  });
}
