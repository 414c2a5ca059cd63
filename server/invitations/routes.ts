import { signedInViewer } from '../core/policies.ts';
import { INVITATION_FILES_MAX } from '../../common/invitations.ts';
import * as z from 'zod';
import { route } from '../../common/routes/route-table.ts';
import { inertia, redirect } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { unauthenticated } from '../core/errors.ts';
import { single } from '../core/http/forgiving-query.ts';
import type { Routes } from '../core/routes.ts';
import { actingProfileOf, ownProfilesOf } from '../core/viewer.ts';
import { acceptInvitation, declineInvitation } from './actions/answer-invitation.ts';
import { sendInvitation } from './actions/send-invitation.ts';
import { withdrawInvitation } from './actions/withdraw-invitation.ts';
import { monthlyUse } from './monthly-limit.ts';
import { mayInvite, mayOpenInvitations } from './policy.ts';
import { jobRatingsOf } from './ratings/job-ratings.ts';
import { ratePartner } from './ratings/rate-partner.ts';
import { findInvitee, type Invitee } from './queries/find-invitee.ts';
import { countReceivedOpen, findInvitation, listInvitations } from './queries/list-invitations.ts';
import {
  declineBody,
  idParams,
  invitationBody,
  invitationsQuery,
  noBody,
  partnerRatingBody,
  slugParams,
} from './schemas.ts';
import { toInvitationCreateView, toInvitationViews } from './views.ts';
import { formFiles } from '../uploads/form-files.ts';

/** Contractors invite contractors to a part of a job, and answer. */
export function addInvitationRoutes(routes: Routes): void {
  addReadingRoutes(routes);
  addSendingRoutes(routes);
  addAnswerRoutes(routes);
}

function addReadingRoutes(routes: Routes): void {
  routes.page('invitations.index', {
    query: invitationsQuery,
    policy: ({ viewer }) => mayOpenInvitations(viewer),
    handle: async (context, { query }) => {
      const viewer = signedInViewer(context);
      const box = query.box ?? 'received';
      const { rows, pagination } = await listInvitations(context, viewer, { box, page: query.page });
      const invitations = await toInvitationViews(context, viewer, rows);
      const waiting = await countReceivedOpen(context, viewer);
      return inertia('invitations/index', { box, invitations, pagination, waiting });
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

const text = z.preprocess(single, z.string().max(80)).nullable().catch(null);
const day = z.preprocess(single, z.iso.date()).nullable().catch(null);
const draftQuery = z.object({ trade: text, region: text, from: day, to: day });

function addSendingRoutes(routes: Routes): void {
  routes.page('invitations.create', {
    params: slugParams,
    query: draftQuery,
    policy: ({ viewer }) => mayOpenInvitations(viewer),
    handle: async (context, { params: { slug }, query }) => {
      const viewer = signedInViewer(context);
      const invitee = await findInvitee(context, slug);
      const month = await monthlyUse(context, viewer, actingProfileOf(viewer));
      const obstacle = obstacleOf(context, invitee);
      return inertia(
        'invitations/create',
        await toInvitationCreateView(context, invitee, { asked: query, month, obstacle }),
      );
    },
  });
  routes.form('invitations.store', {
    once: true,
    params: slugParams,
    body: invitationBody,
    files: formFiles('files', INVITATION_FILES_MAX),
    policy: ({ viewer }) => mayInvite(viewer),
    limit: 'publish',
    handle: async (context, { params: { slug }, body }) => {
      const { invitationId } = await sendInvitation(context, { slug, invitation: body });
      return redirect(pageOf(invitationId), { success: context.t('invitations.sent') });
    },
  });
}

/** The reason that would refuse the form, shown before it is filled in. */
function obstacleOf(context: Context, invitee: Invitee): string | null {
  const { t } = context;
  const viewer = signedInViewer(context);
  if (ownProfilesOf(viewer).includes(invitee.id)) return t('invitations.refused_self');
  if (!invitee.isOpen) return t('invitations.refused_not_open');
  return viewer.emailVerified ? null : t('errors.verify_email_first');
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
    body: noBody,
    handle: async (context, { params: { id } }) => {
      await acceptInvitation(context, { invitationId: id });
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
      return redirect(pageOf(id), { success: context.t('invitations.rated') });
    },
  });
  routes.form('invitations.withdraw', {
    ...own,
    body: noBody,
    handle: async (context, { params: { id } }) => {
      await withdrawInvitation(context, { invitationId: id });
      return redirect(pageOf(id), { success: context.t('invitations.withdrawn') });
    },
  });
}
