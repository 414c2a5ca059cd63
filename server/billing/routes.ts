import type { FastifyInstance } from 'fastify';
import { inertia, json } from '../core/answers.ts';
import { unauthenticated } from '../core/errors.ts';
import { anyone, signedIn } from '../core/policies.ts';
import { planHolderOf } from '../core/viewer.ts';
import type { Routes } from '../core/routes.ts';
import { entitlementsFor } from './entitlements.ts';
import type { Gateway } from './gateways/gateway.ts';
import { addInterruptedRoutes } from './interrupted/routes.ts';
import { addPaymentRoutes } from './payment-routes.ts';
import { currentTerms, PLANS_TAG } from './pages.ts';
import { findMembership } from './queries/membership.ts';
import { usageOf } from './queries/usage.ts';
import { seesPlans } from './policy.ts';
import { planParams } from './schemas.ts';
import { addSettingsRoutes } from './settings-routes.ts';
import { plansAnswer, toVersionDetails, versionDetailsAnswer } from './version-details.ts';
import { toPlan, toPlans } from './views.ts';

/** Plans, memberships, payments. */
export function addBillingRoutes(routes: Routes, app: FastifyInstance, gateway: Gateway): void {
  addPlanPages(routes, gateway);
  addCalls(routes);
  addPaymentRoutes(routes, app, gateway);
  addSettingsRoutes(routes, gateway);
  addInterruptedRoutes(routes, gateway);
}

function addPlanPages(routes: Routes, gateway: Gateway): void {
  const { isSandbox } = gateway;
  routes.page('pricing', {
    policy: seesPlans,
    cacheTags: () => [PLANS_TAG],
    handle: async (context) => {
      const { database, viewer, now } = context;
      const current =
        viewer?.role === 'contractor' ? (await entitlementsFor(database, viewer, now)).version : null;
      return inertia('billing/pricing', {
        isSandbox,
        plans: toPlans(await currentTerms(context)),
        current,
      });
    },
  });
  routes.page('plans.show', {
    params: planParams,
    policy: seesPlans,
    cacheTags: () => [PLANS_TAG],
    handle: async (context, { params }) => {
      const terms = await currentTerms(context);
      return inertia('billing/plan', {
        isSandbox,
        plan: toPlan(terms[params.plan]),
        free: toPlan(terms.free),
      });
    },
  });
}

function addCalls(routes: Routes): void {
  routes.read('api.user.version_details', {
    answers: versionDetailsAnswer,
    policy: signedIn,
    handle: async ({ database, viewer, now }) => {
      if (!viewer) throw unauthenticated();
      const [entitlements, membership, used] = await Promise.all([
        entitlementsFor(database, viewer, now),
        findMembership(database, planHolderOf(viewer)),
        usageOf(database, viewer, now),
      ]);
      return json({ versionDetails: toVersionDetails(entitlements, membership, used) });
    },
  });
  routes.read('api.plans', {
    answers: plansAnswer,
    policy: anyone,
    handle: async (context) => {
      const plans = toPlans(await currentTerms(context)).filter(({ onSale }) => onSale);
      return json({
        plans: plans.map(({ version, name, priceCents, interval, limits }) => ({
          version,
          name,
          price_cents: priceCents,
          interval,
          limits,
        })),
      });
    },
  });
}
