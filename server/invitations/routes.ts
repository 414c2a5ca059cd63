import { INVITATION_FILES_MAX } from '../../common/invitations.ts';
import { route } from '../../common/routes/route-table.ts';
import { inertia, redirect } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { notFound, unauthenticated } from '../core/errors.ts';
import { signedInViewer } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { formFiles } from '../uploads/form-files.ts';
import { acceptInvitation, declineInvitation } from './actions/answer-invitation.ts';
import { callOffJob, cancelInvitation, withdrawInvitation } from './actions/end-invitation.ts';
import { inviteMore } from './actions/invite-more.ts';
import { sendInvitations } from './actions/send-invitations.ts';
import { invitationCreateView } from './create-page.ts';
import { mayInvite, mayOpenInvitations } from './policy.ts';
import { countReceivedOpen, findInvitation, listReceived } from './queries/list-invitations.ts';
import { findJob, listJobs } from './queries/list-jobs.ts';
import { jobRatingsOf } from './ratings/job-ratings.ts';
import { ratePartner } from './ratings/rate-partner.ts';
import {
  acceptBody,
  declineBody,
  endBody,
  idParams,
  invitationsQuery,
  jobBody,
  moreBody,
  newInvitationsQuery,
  partnerRatingBody,
} from './schemas.ts';
import { toInvitationViews, toJobViews } from './views.ts';

/** Contractors invite contractors to a part of a job, and answer. */
export function addInvitationRoutes(routes: Routes): void {
  addReadingRoutes(routes);
  addSendingRoutes(routes);
  addAnswerRoutes(routes);
  addEndingRoutes(routes);
}

function addReadingRoutes(routes: Routes): void {
  routes.page('invitations.index', {
    query: invitationsQuery,
    policy: ({ viewer }) => mayOpenInvitations(viewer),
    handle: async (context, { query }) => {
      const viewer = signedInViewer(context);
      const waiting = await countReceivedOpen(context, viewer);
      if (query.box === 'sent') {
        const { jobs, pagination } = await listJobs(context, viewer, query.page);
        const views = await toJobViews(context, viewer, jobs);
        return inertia('invitations/index', {
          box: 'sent',
          invitations: [],
          jobs: views,
          pagination,
          waiting,
        });
      }
      const { rows, pagination } = await listReceived(context, viewer, query.page);
      const invitations = await toInvitationViews(context, viewer, rows);
      return inertia('invitations/index', { box: 'received', invitations, jobs: [], pagination, waiting });
    },
  });
  routes.page('invitations.job', {
    params: idParams,
    policy: ({ viewer }) => mayOpenInvitations(viewer),
    handle: async (context, { params: { id } }) => {
      const viewer = signedInViewer(context);
      const [job] = await toJobViews(context, viewer, [await findJob(context, viewer, id)]);
      if (!job) throw notFound();
      return inertia('invitations/job', { job });
    },
  });
  routes.page('invitations.show', {
    params: idParams,
    policy: ({ viewer }) => mayOpenInvitations(viewer),
    handle: async (context, { params: { id } }) => {
      const viewer = signedInViewer(context);
      const row = await findInvitation(context, viewer, id);
      const [invitation] = await toInvitationViews(context, viewer, [row]);
      if (!invitation) throw unauthenticated();
      return inertia('invitations/show', {
        invitation,
        ratings: await jobRatingsOf(context, viewer, row),
      });
    },
  });
}

function addSendingRoutes(routes: Routes): void {
  routes.page('invitations.create', {
    query: newInvitationsQuery,
    policy: ({ viewer }) => mayOpenInvitations(viewer),
    handle: async (context, { query }) => {
      if (query.contractors.length === 0)
        return redirect(route('sub_finder'), { error: context.t('invitations.contractors_needed') });
      return inertia(
        'invitations/create',
        await invitationCreateView(context, signedInViewer(context), query),
      );
    },
  });
  routes.form('invitations.store', {
    once: true,
    body: jobBody,
    files: formFiles('files', INVITATION_FILES_MAX),
    policy: ({ viewer }) => mayInvite(viewer),
    limit: 'publish',
    handle: async (context, { body }) => {
      const { jobId } = await sendInvitations(context, body);
      const success = context.t('invitations.sent', { count: body.contractors.length });
      return redirect(route('invitations.job', { id: jobId }), { success });
    },
  });
  routes.form('invitations.more', {
    once: true,
    params: idParams,
    body: moreBody,
    policy: ({ viewer }) => mayInvite(viewer),
    limit: 'publish',
    handle: async (context, { params: { id }, body: { contractors } }) => {
      await inviteMore(context, { jobId: id, contractors });
      const success = context.t('invitations.sent', { count: contractors.length });
      return redirect(route('invitations.job', { id }), { success });
    },
  });
}

const pageOf = (id: number) => route('invitations.show', { id });

function addAnswerRoutes(routes: Routes): void {
  const own = {
    params: idParams,
    policy: ({ viewer }: Context) => mayOpenInvitations(viewer),
    limit: 'write',
  } as const;
  routes.form('invitations.accept', {
    ...own,
    body: acceptBody,
    handle: async (context, { params: { id }, body: { people, price, price_unit: priceUnit } }) => {
      await acceptInvitation(context, { invitationId: id, people, price, priceUnit });
      return redirect(pageOf(id), { success: context.t('invitations.accepted') });
    },
  });
  routes.form('invitations.decline', {
    ...own,
    body: declineBody,
    handle: async (context, { params: { id }, body }) => {
      await declineInvitation(context, { invitationId: id, ...body });
      return redirect(pageOf(id), { success: context.t('invitations.declined') });
    },
  });
  routes.form('invitations.rate', {
    ...own,
    policy: ({ viewer }) => mayInvite(viewer),
    body: partnerRatingBody,
    handle: async (context, { params: { id }, body }) => {
      await ratePartner(context, { invitationId: id, rating: body });
      return redirect(pageOf(id), { success: context.t('partner_ratings.rated') });
    },
  });
}

function addEndingRoutes(routes: Routes): void {
  const own = {
    params: idParams,
    body: endBody,
    policy: ({ viewer }: Context) => mayOpenInvitations(viewer),
    limit: 'write',
  } as const;
  routes.form('invitations.withdraw', {
    ...own,
    handle: async (context, { params: { id }, body }) => {
      await withdrawInvitation(context, { invitationId: id, ...body });
      return redirect(pageOf(id), { success: context.t('invitations.withdrawn') });
    },
  });
  routes.form('invitations.cancel', {
    ...own,
    handle: async (context, { params: { id }, body }) => {
      await cancelInvitation(context, { invitationId: id, ...body });
      return redirect(pageOf(id), { success: context.t('invitations.canceled') });
    },
  });
  routes.form('invitations.call_off', {
    ...own,
    handle: async (context, { params: { id }, body }) => {
      await callOffJob(context, { jobId: id, ...body });
      return redirect(route('invitations.job', { id }), { success: context.t('invitations.called_off') });
    },
  });
}
