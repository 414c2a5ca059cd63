import * as z from 'zod';
import { DECISION_TEXT_MAX_LENGTH } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import { inertia, json, redirect } from '../../core/answers.ts';
import { transact } from '../../core/context.ts';
import { messageAnswer } from '../../core/http/answer-schemas.ts';
import { noteSecurity } from '../../core/security-log.ts';
import { adminOnly, all, anyone } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { id, lines } from '../../core/validation.ts';
import type { Accounts } from '../accounts.ts';
import { passwordConfirmed } from '../policy.ts';
import { resetToken } from '../schemas.ts';
import { askForReset, recoverAccount } from '../second/reset.ts';
import { enter } from './enter-routes.ts';
import { recoverBody } from './schemas.ts';
import { isStepOpen, takeStep } from './steps.ts';

/** Accounts whose second factor is lost: the operator's link, and what administrators do for others. */
export function addRecoveryRoutes(routes: Routes, accounts: Accounts): void {
  routes.page('login.recover', {
    params: resetToken,
    policy: anyone,
    handle: async (context, { params: { token } }) =>
      inertia('accounts/recover', { token, open: await isStepOpen(context, 'recovery', token) }),
  });
  routes.form('login.recover.store', {
    body: recoverBody,
    policy: anyone,
    limit: 'credentials',
    handle: async (context, { body, request, reply }) => {
      const userId = await transact(context, async (tx) => {
        const step = await takeStep(tx, 'recovery', body.token);
        if (step?.userId) await recoverAccount(tx, step.userId);
        return step?.userId ?? null;
      });
      if (userId === null)
        return redirect(route('login', {}, { language: context.language }), {
          error: context.t('signin.recover_expired'),
        });
      noteSecurity(context, 'account.recovered', { userId });
      const visit = { context, accounts, request, reply };
      return enter(visit, { userId, isStrong: false }, route('settings.signing_in'));
    },
  });
  routes.write('api.admin.users.reset_second_factor', {
    answers: { 200: messageAnswer },
    params: z.object({ id: id() }),
    body: z.strictObject({ reason: lines(1, DECISION_TEXT_MAX_LENGTH) }),
    policy: (context) => all(adminOnly(context), passwordConfirmed(context)),
    limit: 'write',
    handle: async (context, { params, body }) => {
      await askForReset(context, { userId: params.id, reason: body.reason });
      return json({ message: context.t('signin.reset_asked') });
    },
  });
}
