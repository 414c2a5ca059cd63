import { JOB_PROOF_FILES_MAX } from '../../../common/job-proofs.ts';
import { route } from '../../../common/routes/route-table.ts';
import { inertia, redirect } from '../../core/answers.ts';
import type { Context } from '../../core/context.ts';
import { isSignedIn, type Verdict } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { formFiles } from '../../uploads/form-files.ts';
import { mayEditReview } from '../policy.ts';
import { findReviewOwnership } from '../queries/find-ownership.ts';
import { proveByPermit } from './actions/prove-by-permit.ts';
import { readForReview } from './actions/read-for-review.ts';
import { sendCfdi } from './actions/send-cfdi.ts';
import { sendProof } from './actions/send-proof.ts';
import { withdrawProof } from './actions/withdraw-proof.ts';
import { addProofDecisions } from './decision-routes.ts';
import { CFDI_FILE } from './cfdi/receive-cfdi.ts';
import { proofPage } from './queries/own-proofs.ts';
import { idParams, noBody, permitForm, proofForm, readCfdiForm, sendCfdiForm } from './schemas.ts';

async function mayProve(context: Context, { params }: { params: { id: number } }): Promise<Verdict> {
  const signedIn = isSignedIn(context.viewer);
  if (signedIn !== true) return signedIn;
  return mayEditReview(context.viewer, await findReviewOwnership(context, params.id));
}

const own = { params: idParams, policy: mayProve } as const;
const toPage = (id: number) => route('reviews.proof', { id });

/** Authors prove the job of a review, and administrators confirm the proof. */
export function addJobProofRoutes(routes: Routes): void {
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
      return redirect(toPage(id), { success: context.t('job_proofs.sent') });
    },
  });
  routes.form('reviews.proof.permit', {
    ...own,
    body: permitForm,
    limit: 'publish',
    handle: async (context, { params: { id }, body }) => {
      await proveByPermit(context, { reviewId: id, ...body });
      return redirect(toPage(id), { success: context.t('job_proofs.proven_now') });
    },
  });
  routes.form('reviews.proof.withdraw', {
    ...own,
    body: noBody,
    limit: 'write',
    handle: async (context, { params: { id } }) => {
      await withdrawProof(context, { reviewId: id });
      return redirect(toPage(id), { success: context.t('job_proofs.withdrawn') });
    },
  });
  addCfdiRoutes(routes);
  addProofDecisions(routes);
}

/** A CFDI is read first and sent once its author has seen what was read. */
function addCfdiRoutes(routes: Routes): void {
  routes.form('reviews.proof.read_cfdi', {
    ...own,
    body: readCfdiForm,
    files: CFDI_FILE,
    limit: 'publish',
    handle: async (context, { params: { id }, body }) => {
      await readForReview(context, { reviewId: id, ...body });
      return redirect(toPage(id), { success: context.t('job_proofs.cfdi_read') });
    },
  });
  routes.form('reviews.proof.send_cfdi', {
    ...own,
    body: sendCfdiForm,
    limit: 'publish',
    handle: async (context, { params: { id }, body }) => {
      const state = await sendCfdi(context, { reviewId: id, ...body });
      const key = state === 'confirmed' ? 'job_proofs.proven_now' : 'job_proofs.sent';
      return redirect(toPage(id), { success: context.t(key) });
    },
  });
}
