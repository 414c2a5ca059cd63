import * as z from 'zod';
import { DECISION_TEXT_MAX_LENGTH, ROLES } from '../../common/constants.ts';
import { json, type JsonAnswer } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { adminOnly, all } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { id, lines } from '../core/validation.ts';
import { appealAnswer, reasonFields, returningReason } from '../decisions/reason-schema.ts';
import type { MessageKey } from '../../translations/index.ts';
import { passwordConfirmed } from './policy.ts';
import { changeUserRole } from './actions/change-user-role.ts';
import { activateUser, deactivateUser } from './actions/change-user-status.ts';
import { confirmEmailFor } from './actions/confirm-email-for.ts';
import { acceptAccountAppeal, rejectAccountAppeal } from './actions/decide-account-appeal.ts';
import { cancelForDeactivation } from '../billing/actions/cancel-membership.ts';
import { refundRest } from '../billing-admin/cancel-subscription.ts';
import type { Gateway } from '../billing/gateways/gateway.ts';
import { decisionAnswer, messageAnswer } from '../core/http/answer-schemas.ts';

const params = z.object({ id: id() });
/** A check box: `yes` from a form, true from a call. */
const checked = z.preprocess((value) => (value === 'yes' ? true : value || false), z.boolean());

const given = <Code>({ reason, reason_code }: { reason: string; reason_code?: Code | null | undefined }) => ({
  reason,
  reasonCode: reason_code ?? null,
});
const done = ({ t }: Context, key: MessageKey, decision_id?: number): JsonAnswer =>
  json({ message: t(key), ...(decision_id === undefined ? {} : { decision_id }) });

/** The administrators' writes on accounts. */
export function addAccountAdminRoutes(routes: Routes, gateway: Gateway): void {
  const rights = { answers: { 200: decisionAnswer }, params, policy: adminOnly, limit: 'write' } as const;

  routes.write('api.admin.users.deactivate', {
    ...rights,
    body: z.strictObject({ ...reasonFields, refund: checked }),
    policy: (context) => all(adminOnly(context), passwordConfirmed(context)),
    handle: async (context, { params: { id: userId }, body: { refund, ...body } }) => {
      const change = { userId, ...given(body) };
      const { decisionId } = await deactivateUser(context, change, cancelForDeactivation);
      if (refund) await refundRest(context, gateway, { userId, reason: body.reason });
      return done(context, 'people.deactivated', decisionId);
    },
  });
  routes.write('api.admin.users.activate', {
    ...rights,
    body: returningReason,
    handle: async (context, input) => {
      const change = { userId: input.params.id, ...given(input.body) };
      const { decisionId } = await activateUser(context, change);
      return done(context, 'people.activated', decisionId);
    },
  });

  routes.write('api.admin.users.role', {
    ...rights,
    policy: (context) => all(adminOnly(context), passwordConfirmed(context)),
    body: z.strictObject({ ...reasonFields, role: z.enum(ROLES) }),
    handle: async (context, input) => {
      const { role, ...reason } = input.body;
      const change = { userId: input.params.id, role, ...given(reason) };
      const { decisionId } = await changeUserRole(context, change);
      return done(context, 'people.role_changed', decisionId);
    },
  });
  routes.write('api.admin.users.verify', {
    ...rights,
    answers: { 200: messageAnswer },
    body: z.strictObject({ note: lines(1, DECISION_TEXT_MAX_LENGTH) }),
    handle: async (context, input) => {
      await confirmEmailFor(context, { userId: input.params.id, note: input.body.note });
      return done(context, 'people.verified');
    },
  });
  addAppealAnswers(routes);
}

/** The two answers to the appeal of an inactive account. */
function addAppealAnswers(routes: Routes): void {
  const rights = { answers: { 200: decisionAnswer }, params, policy: adminOnly, limit: 'write' } as const;
  routes.write('api.admin.account_appeals.accept', {
    ...rights,
    body: appealAnswer.accept,
    handle: async (context, input) => {
      const decision = { appealId: input.params.id, ...given(input.body) };
      const { decisionId } = await acceptAccountAppeal(context, decision);
      return done(context, 'people.appeal_accepted', decisionId);
    },
  });
  routes.write('api.admin.account_appeals.reject', {
    ...rights,
    body: appealAnswer.reject,
    handle: async (context, input) => {
      const decision = { appealId: input.params.id, ...given(input.body) };
      const { decisionId } = await rejectAccountAppeal(context, decision);
      return done(context, 'people.appeal_rejected', decisionId);
    },
  });
}
