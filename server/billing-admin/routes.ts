import type { FastifyInstance } from 'fastify';
import { route } from '../../common/routes/route-table.ts';
import { inertia, redirect } from '../core/answers.ts';
import type { PageCache } from '../core/pages/page-cache.ts';
import { adminOnly } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import type { Services } from '../core/services.ts';
import type { Gateway } from '../billing/gateways/gateway.ts';
import { PLANS_TAG } from '../billing/pages.ts';
import { addBillingRoutes } from '../billing/routes.ts';
import { addWebhookRoute } from '../billing/webhook-routes.ts';
import { addList, readsPeople } from '../moderation/add-list.ts';
import { cancelSubscription, cancelSubscriptionPage } from './cancel-subscription.ts';
import { couponsFile, couponsPage, createCoupons, setCouponState } from './coupons.ts';
import { plansPage, saveTerms, withdrawTerms } from './plans.ts';
import { retryRefund, settleRefund } from './returned-refunds.ts';
import { retryEvent, revenuePage } from './revenue.ts';
import {
  cancelBody,
  couponBody,
  couponListQuery,
  couponStateBody,
  emptyBody,
  eventParams,
  idParams,
  pricingListQuery,
  termsBody,
} from './schemas.ts';
import { usersPricingFile, usersPricingPage } from './users-pricing.ts';

type Needed = { gateway: Gateway; services: Services };

/** All of billing: the customers' pages, the gateway's events, and the administrators' pages. */
export function addAllBillingRoutes(
  app: FastifyInstance,
  routes: Routes,
  { gateway, services }: Needed,
): void {
  addBillingRoutes(routes, app, gateway);
  addWebhookRoute(app, services, gateway);
  addPlans(routes, services.pageCache);
  addCoupons(routes);
  addUsers(routes, gateway);
  addReturnedRefunds(routes, gateway);
  routes.page('admin.billing', {
    policy: adminOnly,
    handle: async (context) => inertia('admin/billing', await revenuePage(context, gateway)),
  });
  routes.form('admin.billing.retry', {
    params: eventParams,
    body: emptyBody,
    policy: adminOnly,
    limit: 'write',
    handle: async (context, { params }) => {
      const outcome = await retryEvent(context, gateway, params.id);
      return redirect(route('admin.billing'), {
        success: context.t('billing_admin.event.retried', { outcome }),
      });
    },
  });
}

function addReturnedRefunds(routes: Routes, gateway: Gateway): void {
  const own = { params: idParams, body: emptyBody, policy: adminOnly, limit: 'write' } as const;
  routes.form('admin.billing.refunds.retry', {
    ...own,
    handle: async (context, { params }) => {
      await retryRefund(context, gateway, params.id);
      return redirect(route('admin.billing'), { success: context.t('billing_admin.refunds.sent') });
    },
  });
  routes.form('admin.billing.refunds.settle', {
    ...own,
    handle: async (context, { params }) => {
      await settleRefund(context, params.id);
      return redirect(route('admin.billing'), { success: context.t('billing_admin.refunds.settled') });
    },
  });
}

function addPlans(routes: Routes, pageCache: PageCache): void {
  routes.page('admin.plans', {
    policy: adminOnly,
    handle: async (context) => inertia('admin/plans', await plansPage(context)),
  });
  routes.form('admin.plans.store', {
    body: termsBody,
    policy: adminOnly,
    limit: 'write',
    handle: async (context, { body }) => {
      await saveTerms(context, body);
      pageCache.drop([PLANS_TAG]);
      return redirect(route('admin.plans'), { success: context.t('billing_admin.plans.saved') });
    },
  });
  routes.form('admin.plans.withdraw', {
    params: idParams,
    body: emptyBody,
    policy: adminOnly,
    limit: 'write',
    handle: async (context, { params }) => {
      await withdrawTerms(context, params.id);
      return redirect(route('admin.plans'), { success: context.t('billing_admin.plans.withdrawn') });
    },
  });
}

function addCoupons(routes: Routes): void {
  addList(routes, 'admin.coupons', 'admin.coupons.export', {
    query: couponListQuery,
    page: async (context, { query }) => inertia('admin/coupons', await couponsPage(context, query)),
    file: (context, { query }) => couponsFile(context, query),
  });
  routes.form('admin.coupons.store', {
    body: couponBody,
    policy: adminOnly,
    limit: 'write',
    handle: async (context, { body }) => {
      const count = await createCoupons(context, body);
      const query = { search: body.name };
      return redirect(route('admin.coupons', {}, { query }), {
        success: context.t('billing_admin.coupon.created', { count }),
      });
    },
  });
  routes.form('admin.coupons.state', {
    params: idParams,
    body: couponStateBody,
    policy: adminOnly,
    limit: 'write',
    handle: async (context, { params, body }) => {
      await setCouponState(context, params.id, body.state);
      return redirect(route('admin.coupons'), { success: context.t('billing_admin.coupon.saved') });
    },
  });
}

function addUsers(routes: Routes, gateway: Gateway): void {
  addList(routes, 'admin.users.pricing', 'admin.users.pricing.export', {
    personal: true,
    query: pricingListQuery,
    page: async (context, { query }) =>
      inertia('admin/users-pricing', await usersPricingPage(context, query)),
    file: (context, { query }) => usersPricingFile(context, query),
  });
  routes.page('admin.users.cancel_subscription', {
    params: idParams,
    policy: readsPeople,
    handle: async (context, { params }) =>
      inertia('admin/cancel-subscription', await cancelSubscriptionPage(context, params.id)),
  });
  routes.form('admin.users.cancel_subscription.store', {
    params: idParams,
    body: cancelBody,
    policy: adminOnly,
    limit: 'write',
    handle: async (context, { params, body }) => {
      await cancelSubscription(context, gateway, params.id, body);
      return redirect(route('admin.users.pricing'), { success: context.t('billing_admin.cancel.done') });
    },
  });
}
