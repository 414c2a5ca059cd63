import { CLOSING_FILES_MAX } from '../../../common/cases/closings.ts';
import { route } from '../../../common/routes/route-table.ts';
import { inertia, json, redirect } from '../../core/answers.ts';
import type { Context } from '../../core/context.ts';
import { decisionAnswer } from '../../core/http/answer-schemas.ts';
import { adminOnly, signedIn, signedInOrJoins } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { formFiles } from '../../uploads/form-files.ts';
import { answerProposal, withdrawProposal } from './actions/answer-proposal.ts';
import { closeOwn, reopenOwn } from './actions/close-own.ts';
import { closeListing, rejectProposal, reopenListing } from './actions/decide-closing.ts';
import { proposeClosing } from './actions/propose-closing.ts';
import { ownClosingPage, proposalPage, proposePage } from './pages.ts';
import { mayClose, mayPropose } from './policy.ts';
import {
  answerForm,
  closeBody,
  closeForm,
  emptyForm,
  idParams,
  keepClosedBody,
  openBody,
  proposalForm,
  slugParams,
} from './schemas.ts';

/** A business closed for good: said by its owner, or proposed by anyone with a proof and decided by administrators. */
export function addClosingRoutes(routes: Routes): void {
  addOwnersRoutes(routes);
  addProposalRoutes(routes);
  addDecidingCalls(routes);
}

const closes = ({ viewer }: Context) => mayClose(viewer);
const proposes = ({ viewer }: Context) => mayPropose(viewer);

function addOwnersRoutes(routes: Routes): void {
  const here = route('contractor.closing');
  routes.page('contractor.closing', {
    policy: closes,
    handle: async (context) => inertia('closings/own', await ownClosingPage(context)),
  });
  routes.form('contractor.close', {
    body: closeForm,
    policy: closes,
    limit: 'write',
    handle: async (context, { body }) => {
      await closeOwn(context, { closedOn: body.closed_on });
      return redirect(here, { success: context.t('closing.closed_now') });
    },
  });
  routes.form('contractor.reopen', {
    body: emptyForm,
    policy: closes,
    limit: 'write',
    handle: async (context) => {
      await reopenOwn(context);
      return redirect(here, { success: context.t('closing.reopened_now') });
    },
  });
}

function addProposalRoutes(routes: Routes): void {
  const pageOf = (id: number) => route('closings.show', { id });
  routes.page('closings.create', {
    params: slugParams,
    policy: signedInOrJoins,
    handle: async (context, { params: { slug } }) => {
      const { isOwn, view } = await proposePage(context, slug);
      return isOwn ? redirect(route('contractor.closing')) : inertia('closings/create', view);
    },
  });
  routes.form('closings.store', {
    once: true,
    params: slugParams,
    body: proposalForm,
    files: formFiles('files', CLOSING_FILES_MAX),
    policy: proposes,
    limit: 'publish',
    handle: async (context, { params: { slug }, body }) => {
      const { proposalId, asksOwner } = await proposeClosing(context, { slug, ...body });
      const said = asksOwner ? 'closing.proposed.owner_first' : 'closing.proposed.decided_soon';
      return redirect(pageOf(proposalId), { success: context.t(said) });
    },
  });
  routes.page('closings.show', {
    params: idParams,
    policy: signedIn,
    handle: async (context, { params: { id } }) =>
      inertia('closings/show', { proposal: await proposalPage(context, id) }),
  });
  routes.form('closings.answer', {
    params: idParams,
    body: answerForm,
    policy: proposes,
    limit: 'publish',
    handle: async (context, { params: { id }, body }) => {
      await answerProposal(context, { proposalId: id, answer: body.answer });
      return redirect(pageOf(id), { success: context.t('closing.answer_saved') });
    },
  });
  routes.form('closings.withdraw', {
    params: idParams,
    body: emptyForm,
    policy: signedIn,
    limit: 'write',
    handle: async (context, { params: { id } }) => {
      await withdrawProposal(context, id);
      return redirect(pageOf(id), { success: context.t('closing.withdrawn_now') });
    },
  });
}

function addDecidingCalls(routes: Routes): void {
  const rights = {
    params: idParams,
    policy: adminOnly,
    limit: 'write',
    answers: { 200: decisionAnswer },
  } as const;
  const done = (message: string, { decisionId }: { decisionId: number }) =>
    json({ message, decision_id: decisionId });
  routes.write('api.admin.contractors.close', {
    ...rights,
    body: closeBody,
    handle: async (
      context,
      { params: { id }, body: { reason, reason_code: reasonCode, closed_on: closedOn } },
    ) =>
      done(
        context.t('closing.listing_closed'),
        await closeListing(context, { contractorId: id, reason, reasonCode, closedOn }),
      ),
  });
  routes.write('api.admin.contractors.reopen', {
    ...rights,
    body: openBody,
    handle: async (context, { params: { id }, body: { reason, reason_code: reasonCode } }) =>
      done(
        context.t('closing.listing_reopened'),
        await reopenListing(context, { contractorId: id, reason, reasonCode }),
      ),
  });
  routes.write('api.admin.closings.keep_open', {
    ...rights,
    body: openBody,
    handle: async (context, { params: { id }, body: { reason, reason_code: reasonCode } }) =>
      done(
        context.t('closing.proposal_rejected'),
        await rejectProposal(context, { proposalId: id, keeps: 'open', reason, reasonCode }),
      ),
  });
  routes.write('api.admin.closings.keep_closed', {
    ...rights,
    body: keepClosedBody,
    handle: async (context, { params: { id }, body: { reason, reason_code: reasonCode } }) =>
      done(
        context.t('closing.proposal_rejected'),
        await rejectProposal(context, { proposalId: id, keeps: 'closed', reason, reasonCode }),
      ),
  });
}
