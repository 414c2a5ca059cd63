import { PLANS } from '../../common/limits/plan-limits.ts';
import { route } from '../../common/routes/route-table.ts';
import { ownPath } from '../accounts/own-path.ts';
import { passwordConfirmed } from '../accounts/policy.ts';
import { inertia, redirect, type Answer } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { signedIn, signedInViewer } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { cancelMembership, resumeMembership } from './actions/cancel-membership.ts';
import { planDowngrade, upgradePlan, type PlanChange } from './actions/change-plan.ts';
import { keepTaxDetails } from './actions/keep-tax-details.ts';
import { changeCard, payOpenInvoice } from './actions/open-checkout.ts';
import type { Gateway } from './gateways/gateway.ts';
import { addInvoiceRoutes } from './invoice-routes.ts';
import { billingPage } from './pages.ts';
import { afterPayment } from './payment-routes.ts';
import { planChoices } from './plan-choices.ts';
import { buysPlan, choosesPlan, movesMoney, seesBilling } from './policy.ts';
import { isUpgrade } from './plan-order.ts';
import { findMembership } from './queries/membership.ts';
import {
  billingQuery,
  emptyBody,
  idParams,
  planChangeBody,
  plansQuery,
  taxBody,
  toTaxDetails,
} from './schemas.ts';

/** One's own billing and plan. */
export function addSettingsRoutes(routes: Routes, gateway: Gateway): void {
  addBillingSettings(routes, gateway);
  addPlanSettings(routes, gateway);
  addInvoiceRoutes(routes, gateway);
}

function addBillingSettings(routes: Routes, gateway: Gateway): void {
  const here = route('settings.billing');
  const own = { body: emptyBody, policy: passwordConfirmed, limit: 'write' } as const;
  // Leaving moves no money: it asks for no password, on its page neither.
  const leaving = { ...own, policy: signedIn } as const;
  routes.page('settings.billing', {
    query: billingQuery,
    policy: seesBilling,
    handle: async (context, { query }) =>
      inertia('billing/settings', await billingPage(context, gateway, query.search)),
  });
  routes.form('settings.billing.cancel', {
    ...leaving,
    handle: async (context) => {
      await cancelMembership(context);
      return redirect(here, { success: context.t('billing.canceled') });
    },
  });
  routes.form('settings.billing.resume', {
    ...own,
    handle: async (context) => {
      await resumeMembership(context);
      return redirect(here, { success: context.t('billing.resumed') });
    },
  });
  routes.form('settings.billing.card', {
    ...own,
    policy: movesMoney,
    handle: async (context) => redirect(route('payments.show', { id: await changeCard(context, gateway) })),
  });
  routes.form('settings.billing.pay', {
    ...own,
    policy: movesMoney,
    params: idParams,
    handle: async (context, { params }) => {
      const id = await payOpenInvoice(context, gateway, { invoiceId: params.id });
      return redirect(route('payments.show', { id }));
    },
  });
  routes.form('settings.billing.tax', {
    ...own,
    body: taxBody,
    handle: async (context, { body }) => {
      await keepTaxDetails(context, gateway.name, toTaxDetails(body));
      return redirect(here, { success: context.t('billing.tax.saved') });
    },
  });
}

function addPlanSettings(routes: Routes, gateway: Gateway): void {
  routes.page('settings.plans', {
    query: plansQuery,
    policy: choosesPlan,
    handle: async (context, { query }) =>
      inertia('billing/settings-plans', {
        isSandbox: gateway.isSandbox,
        chosen: query.to,
        next: query.next ?? null,
        ...(await planChoices(context)),
      }),
  });
  routes.form('settings.plans.change', {
    body: planChangeBody,
    once: true,
    policy: buysPlan,
    limit: 'write',
    handle: async (context, { body }) => {
      const { version, expected_cents: expectedCents } = body;
      const membership = await findMembership(context.database, signedInViewer(context).userId);
      if (!isUpgrade(membership?.version ?? 'free', version))
        return planStepDown(context, { version, expectedCents });
      const { paymentId } = await upgradePlan(context, gateway, { version, expectedCents });
      const next = body.next === undefined ? null : ownPath(body.next, '') || null;
      if (paymentId !== null) return afterPayment(context, paymentId, next);
      if (next !== null) return redirect(next);
      const plan = PLANS[version].name;
      return redirect(route('settings.billing'), { success: context.t('billing.changed_to', { plan }) });
    },
  });
}

async function planStepDown(context: Context, change: PlanChange): Promise<Answer> {
  await planDowngrade(context, change);
  return redirect(route('settings.plans'), {
    success: context.t('billing.change_planned', { plan: PLANS[change.version].name }),
  });
}
