import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { route, type RouteName } from '../../common/routes/route-table.ts';
import type { MessageKey } from '../../translations/index.ts';
import { inertia, json, redirect } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { notFound, Refusal } from '../core/errors.ts';
import { limiterOf } from '../core/limits/rate-limits.ts';
import { anyone } from '../core/policies.ts';
import { createRoutes, type Routes } from '../core/routes.ts';
import type { Services } from '../core/services.ts';
import { turnMailsOff, turnMailsOn } from './actions/choose-mails.ts';
import { readUnsubscribeToken, type Subscription } from '../mail/unsubscribe-token.ts';
import { findSubscription } from './queries/mail-opt-outs.ts';
import { toSubscriptionView } from './views.ts';

const TOKEN_MAX_LENGTH = 200;
const ONE_CLICK_BODY_BYTES = 4_096;
const params = z.object({ token: z.string().max(TOKEN_MAX_LENGTH) });
const choice = z.object({ wanted: z.enum(['on', 'off']) });

/** The token in a mail is the right to change this one setting, without signing in. Throws 404 for another token. */
function subscriptionOf({ config }: Pick<Context, 'config'>, token: string): Subscription {
  const subscription = readUnsubscribeToken(token, config.appKey);
  if (!subscription) throw notFound();
  return subscription;
}

/**
 * The page behind a mail's footer link. Opening it changes nothing, because mail scanners open every link.
 */
export function addUnsubscribeRoutes(routes: Routes): void {
  routes.page('unsubscribe', {
    params,
    policy: anyone,
    handle: async (context, { params: { token } }) => {
      const subscription = subscriptionOf(context, token);
      const found = await findSubscription(context.database, subscription);
      if (!found) throw notFound();
      return inertia('accounts/unsubscribe', toSubscriptionView(token, subscription.kind, found));
    },
  });
  // A mail program that does not know RFC 8058 opens the address of the call.
  routes.page('unsubscribe.opened', {
    params,
    policy: anyone,
    handle: (context, { params: { token } }) => {
      subscriptionOf(context, token);
      return redirect(route('unsubscribe', { token }, { language: context.language }));
    },
  });
  routes.form('unsubscribe.store', {
    params,
    body: choice,
    policy: anyone,
    limit: 'write',
    handle: async (context, { params: { token }, body: { wanted } }) => {
      const subscription = subscriptionOf(context, token);
      await (wanted === 'off' ? turnMailsOff : turnMailsOn)(context, subscription);
      const said = wanted === 'off' ? 'mail_settings.turned_off' : 'mail_settings.turned_on';
      const { language } = context;
      return redirect(route('unsubscribe', { token }, { language }), { success: context.t(said) });
    },
  });
}

/**
 * The call of mail programs (RFC 8058): no cookie, no form token, no redirect. Its fixed body may have either
 * form encoding. Only wrong tokens are limited: a mail provider sends the calls of all its users from one address.
 * `turnOff` throws for a token that opens nothing.
 */
export function addOneClickRoute(
  app: FastifyInstance,
  services: Services,
  { name, said, turnOff }: OneClick,
): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string', bodyLimit: ONE_CLICK_BODY_BYTES },
      (_request, _body, done) => done(null, {}),
    );
    const countWrong = limiterOf({ app: scope, services }, 'write', name);
    createRoutes(scope, services).write(name, {
      params,
      body: z.object({}),
      policy: anyone,
      answers: { 200: z.object({ message: z.string() }) },
      handle: async (context, { params: { token }, request }) => {
        try {
          await turnOff(context, token);
        } catch (error) {
          if (error instanceof Refusal && error.status === 404) await countWrong?.(request);
          throw error;
        }
        return json({ message: context.t(said) });
      },
    });
  });
}

export type OneClick = {
  name: RouteName;
  said: MessageKey;
  turnOff: (context: Context, token: string) => Promise<void>;
};

export const ACCOUNT_ONE_CLICK: OneClick = {
  name: 'unsubscribe.one_click',
  said: 'mail_settings.turned_off',
  turnOff: (context, token) => turnMailsOff(context, subscriptionOf(context, token)),
};
