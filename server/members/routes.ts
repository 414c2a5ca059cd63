import { route } from '../../common/routes/route-table.ts';
import { inertia, redirect } from '../core/answers.ts';
import { anyone, signedIn } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { holdOwnReviews, lockOwnReviews } from '../reviews/screening/hold-own-reviews.ts';
import { acceptInvitation, declineInvitation } from './actions/accept-invitation.ts';
import { resendInvitation, withdrawInvitation } from './actions/change-invitation.ts';
import { chooseMember, leaveBusiness, removeMember } from './actions/end-member.ts';
import { inviteMember } from './actions/invite-member.ts';
import { joinPage, membersPage } from './pages.ts';
import { belongsToBusiness, managesMembers } from './policy.ts';
import { emptyForm, idParams, inviteForm, tokenParams } from './schemas.ts';

/** The people of a business: invited by its owner, joined, and removed again. */
export function addMemberRoutes(routes: Routes): void {
  addOwnersRoutes(routes);
  addMembersOwnRoutes(routes);
}

function addOwnersRoutes(routes: Routes): void {
  const here = route('settings.members');
  const ofOne = { params: idParams, body: emptyForm, policy: managesMembers } as const;
  routes.page('settings.members', {
    policy: belongsToBusiness,
    handle: async (context) => inertia('settings/members', await membersPage(context)),
  });
  routes.form('settings.members.invite', {
    body: inviteForm,
    policy: managesMembers,
    limit: 'mail',
    handle: async (context, { body }) => {
      await inviteMember(context, body);
      return redirect(here, { success: context.t('members.invited', body) });
    },
  });
  routes.form('settings.members.resend', {
    ...ofOne,
    limit: 'mail',
    handle: async (context, { params }) => {
      const { email } = await resendInvitation(context, params);
      return redirect(here, { success: context.t('members.invited', { email }) });
    },
  });
  routes.form('settings.members.withdraw', {
    ...ofOne,
    limit: 'write',
    handle: async (context, { params }) => {
      await withdrawInvitation(context, params);
      return redirect(here, { success: context.t('members.withdrawn') });
    },
  });
  routes.form('settings.members.choose', {
    ...ofOne,
    limit: 'write',
    handle: async (context, { params }) => {
      await chooseMember(context, params);
      return redirect(here, { success: context.t('members.chosen') });
    },
  });
  routes.form('settings.members.remove', {
    ...ofOne,
    limit: 'write',
    handle: async (context, { params }) => {
      await removeMember(context, params);
      return redirect(here, { success: context.t('members.removed') });
    },
  });
}

const whenJoined = { lock: lockOwnReviews, follow: holdOwnReviews };

function addMembersOwnRoutes(routes: Routes): void {
  routes.form('settings.members.leave', {
    body: emptyForm,
    policy: belongsToBusiness,
    limit: 'write',
    handle: async (context) => {
      await leaveBusiness(context);
      return redirect(route('dashboard'), { success: context.t('members.left') });
    },
  });
  routes.page('members.join', {
    params: tokenParams,
    policy: anyone,
    handle: async (context, { params: { token } }) => {
      const invitation = await joinPage(context, token);
      if (invitation?.isJoined) return redirect(route('settings.members'));
      return inertia('members/join', { token, invitation }, { status: invitation ? 200 : 404 });
    },
  });
  routes.form('members.accept', {
    params: tokenParams,
    body: emptyForm,
    policy: signedIn,
    limit: 'write',
    handle: async (context, { params }) => {
      await acceptInvitation(context, params, whenJoined);
      return redirect(route('dashboard'), { success: context.t('members.joined') });
    },
  });
  routes.form('members.decline', {
    params: tokenParams,
    body: emptyForm,
    policy: signedIn,
    limit: 'write',
    handle: async (context, { params }) => {
      await declineInvitation(context, params);
      return redirect(route('dashboard'), { success: context.t('members.declined') });
    },
  });
}
