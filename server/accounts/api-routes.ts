import * as z from 'zod';
import { entitlementsFor } from '../billing/entitlements.ts';
import { json } from '../core/answers.ts';
import { checkCsrfToken } from '../core/forms/csrf.ts';
import { notFound, unauthenticated } from '../core/errors.ts';
import { anyone, signedIn } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { id } from '../core/validation.ts';
import type { Accounts } from './accounts.ts';
import { createToken } from './actions/create-token.ts';
import { deviceOf } from './origins.ts';
import { profileOf, findTrades } from './queries/profile.ts';
import { regionsWithCounts } from './queries/regions.ts';
import { tokenRequest } from './schemas.ts';
import { createViewerResolver } from './sessions/viewer.ts';
import { toProfileView, toTradeView } from './views.ts';
import { profileAnswer, regionsAnswer, tokenAnswer, tradesAnswer, userVersionAnswer } from './api-schemas.ts';

/** The calls of a user's client about their own account, and the reference lists they need. */
export function addApiRoutes(routes: Routes, accounts: Accounts): void {
  const resolveViewer = createViewerResolver(accounts, accounts.database);

  routes.write('tokens.create', {
    answers: tokenAnswer,
    body: tokenRequest,
    policy: anyone,
    limit: 'credentials',
    handle: async (context, { body, request }) => {
      const browser = await resolveViewer(request, 'session');
      // A cookie comes along by itself, also from another site's page: without a password it needs the header.
      if (body.email === undefined) {
        if (browser === null) throw unauthenticated();
        checkCsrfToken(request, context.config, browser.sessionId, { status: 401 });
      }
      const token = await createToken(context, accounts, body, {
        browser,
        device: deviceOf(request, context.config),
        ip: context.ip,
        userAgent: request.headers['user-agent'],
      });
      return json({ token }, 201, { 'cache-control': 'no-store' });
    },
  });

  routes.read('api.profile', {
    answers: profileAnswer,
    policy: signedIn,
    handle: async ({ database, viewer, language }) => {
      if (!viewer) throw unauthenticated();
      return json({ profile: toProfileView(await profileOf(database, viewer), language) });
    },
  });

  routes.read('api.profile_trades', {
    answers: tradesAnswer,
    params: z.object({ id: id() }),
    policy: anyone,
    handle: async ({ database, language }, { params }) => {
      const trades = await findTrades(database, params.id);
      if (!trades) throw notFound();
      return json({ trades: trades.map((trade) => toTradeView(trade, language)) });
    },
  });

  routes.read('api.user_version', {
    answers: userVersionAnswer,
    policy: anyone,
    handle: async ({ database, viewer, now }) =>
      json({
        logged_in_user_version: viewer && (await entitlementsFor(database, viewer, now)).version,
      }),
  });

  routes.read('api.regions', {
    answers: regionsAnswer,
    policy: anyone,
    handle: async ({ database, language }) => json({ regions: await regionsWithCounts(database, language) }),
  });
}
