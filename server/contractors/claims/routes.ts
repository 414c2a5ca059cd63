import * as z from 'zod';
import { route } from '../../../common/routes/route-table.ts';
import { inertia, json, redirect } from '../../core/answers.ts';
import { adminOnly } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { id } from '../../core/validation.ts';
import { claimAnswer } from '../../decisions/reason-schema.ts';
import { confirmClaim } from './actions/confirm-claim.ts';
import { beginWithClaim } from '../../red-flags/begin-with-claim.ts';
import { refreshRedFlagLevels } from '../../red-flags/refresh-levels.ts';
import { holdOwnReviews, lockOwnReviews } from '../../reviews/screening/hold-own-reviews.ts';
import { acceptClaim, rejectClaim, type WhenTaken } from './actions/decide-claim.ts';
import { fileClaim } from './actions/file-claim.ts';
import { resendCode } from './actions/resend-code.ts';
import { withdrawClaim } from './actions/withdraw-claim.ts';
import { claimPage } from './claim-page.ts';
import { mayClaim, mayOpenClaim } from './policy.ts';
import { claimForm, claimParams as params, codeForm, emptyForm } from './schemas.ts';
import { formFiles } from '../../uploads/form-files.ts';
import { decisionAnswer } from '../../core/http/answer-schemas.ts';

/** From asking to take over a listed business to the decision on it. */
export function addClaimRoutes(routes: Routes): void {
  addClaimantRoutes(routes);
  addClaimAdminRoutes(routes);
}

function addClaimantRoutes(routes: Routes): void {
  routes.page('contractors.claim', {
    params,
    policy: ({ viewer }) => mayOpenClaim(viewer),
    handle: async (context, input) => inertia('claims/show', await claimPage(context, input.params.slug)),
  });
  routes.form('claims.store', {
    params,
    body: claimForm,
    files: formFiles('upload_id', 1),
    policy: ({ viewer }) => mayClaim(viewer),
    limit: 'mail',
    handle: async (context, { params: { slug }, body }) => {
      const { evidence, email, upload_id, message } = body;
      await fileClaim(context, {
        slug,
        evidence,
        email: email ?? null,
        uploadId: evidence === 'document' ? upload_id : null,
        message: message || null,
      });
      const success = context.t(evidence === 'document' ? 'claims.filed' : 'claims.code_sent');
      return redirect(route('contractors.claim', { slug }), { success });
    },
  });
  routes.form('claims.confirm', {
    params,
    body: codeForm,
    policy: ({ viewer }) => mayClaim(viewer),
    limit: 'credentials',
    handle: async (context, { params: { slug }, body }) => {
      await confirmClaim(context, { slug, code: body.code });
      return redirect(route('contractors.claim', { slug }), { success: context.t('claims.filed') });
    },
  });
  routes.form('claims.resend', {
    params,
    body: emptyForm,
    policy: ({ viewer }) => mayClaim(viewer),
    limit: 'mail',
    handle: async (context, { params: { slug } }) => {
      await resendCode(context, slug);
      return redirect(route('contractors.claim', { slug }), { success: context.t('claims.code_sent') });
    },
  });
  routes.form('claims.withdraw', {
    params,
    body: emptyForm,
    policy: ({ viewer }) => mayOpenClaim(viewer),
    limit: 'write',
    handle: async (context, { params: { slug } }) => {
      await withdrawClaim(context, slug);
      return redirect(route('contractors.claim', { slug }), { success: context.t('claims.withdrawn') });
    },
  });
}

const whenTaken: WhenTaken = {
  lock: lockOwnReviews,
  follow: holdOwnReviews,
  begin: beginWithClaim,
  refresh: ({ database, now }, contractorId) => refreshRedFlagLevels(database, [contractorId], now),
};

function addClaimAdminRoutes(routes: Routes): void {
  const rights = {
    answers: { 200: decisionAnswer },
    params: z.object({ id: id() }),
    policy: adminOnly,
    limit: 'write',
  } as const;
  routes.write('api.admin.claims.accept', {
    ...rights,
    body: claimAnswer.accept,
    handle: async (context, { params: { id: claimId }, body }) => {
      const reason = { reason: body.reason, reasonCode: body.reason_code ?? null };
      const { decisionId } = await acceptClaim(context, { claimId, ...reason }, whenTaken);
      return json({ message: context.t('claims.accepted'), decision_id: decisionId });
    },
  });
  routes.write('api.admin.claims.reject', {
    ...rights,
    body: claimAnswer.reject,
    handle: async (context, { params: { id: claimId }, body }) => {
      const reason = { reason: body.reason, reasonCode: body.reason_code ?? null };
      const { decisionId } = await rejectClaim(context, { claimId, ...reason });
      return json({ message: context.t('claims.rejected'), decision_id: decisionId });
    },
  });
}
