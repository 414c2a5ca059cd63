import * as z from 'zod';
import { DECISION_TEXT_MAX_LENGTH } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import { inertia, json, redirect } from '../../core/answers.ts';
import { transact } from '../../core/context.ts';
import { messageAnswer } from '../../core/http/answer-schemas.ts';
import { adminOnly, all, anyone } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { id, lines } from '../../core/validation.ts';
import type { Accounts } from '../accounts.ts';
import { signInChanged } from '../events.ts';
import { passwordConfirmed } from '../policy.ts';
import { resetToken } from '../schemas.ts';
import { askForReset, removeSecondFactors } from '../second/reset.ts';
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
      const step = await takeStep(context, 'recovery', body.token);
      const userId = step?.userId;
      if (!userId)
        return redirect(route('login', {}, { language: context.language }), {
          error: context.t('signin.recover_expired'),
        });
      await transact(context, async ({ database, announce }) => {
        await removeSecondFactors(database, userId);
        announce(signInChanged(userId, 'recovered'));
      });
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
