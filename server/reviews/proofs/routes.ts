import { JOB_PROOF_FILES_MAX } from '../../../common/job-proofs.ts';
import { route } from '../../../common/routes/route-table.ts';
import { inertia, redirect } from '../../core/answers.ts';
import type { Context } from '../../core/context.ts';
import { isAdministrator, isSignedIn, type Verdict } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { formFiles } from '../../uploads/form-files.ts';
import { mayEditReview, mayModerate } from '../policy.ts';
import { findReviewOwnership } from '../queries/find-ownership.ts';
import { confirmProof, declineProof } from './actions/decide-proof.ts';
import { sendProof } from './actions/send-proof.ts';
import { withdrawProof } from './actions/withdraw-proof.ts';
import { findProof } from './queries/find-proof.ts';
import { proofPage } from './queries/own-proofs.ts';
import { declineForm, idParams, noBody, proofForm } from './schemas.ts';

type OfId = { params: { id: number } };
async function mayProve(context: Context, { params }: OfId): Promise<Verdict> {
  const signedIn = isSignedIn(context.viewer);
  if (signedIn !== true) return signedIn;
  return mayEditReview(context.viewer, await findReviewOwnership(context, params.id));
}
async function mayDecide(context: Context, { params }: OfId): Promise<Verdict> {
  const administrator = isAdministrator(context.viewer);
  if (administrator !== true) return administrator;
  return mayModerate(context.viewer, await findProof(context, params.id));
}

/** Authors prove the job of a review, and administrators confirm the proof. */
export function addJobProofRoutes(routes: Routes): void {
  const own = { params: idParams, policy: mayProve };
  routes.page('reviews.proof', {
    ...own,
    handle: async (context, { params: { id } }) => inertia('reviews/proof', await proofPage(context, id)),
  });
  routes.form('reviews.proof.send', {
    ...own,
    body: proofForm,
    files: formFiles('files', JOB_PROOF_FILES_MAX),
    limit: 'publish',
    handle: async (context, { params: { id }, body }) => {
      await sendProof(context, { reviewId: id, ...body });
      return redirect(route('reviews.proof', { id }), { success: context.t('job_proofs.sent') });
    },
  });
  routes.form('reviews.proof.withdraw', {
    ...own,
    body: noBody,
    limit: 'write',
    handle: async (context, { params: { id } }) => {
      await withdrawProof(context, { reviewId: id });
      return redirect(route('reviews.proof', { id }), { success: context.t('job_proofs.withdrawn') });
    },
  });
  addDecisions(routes);
}

function addDecisions(routes: Routes): void {
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
}
