import * as z from 'zod';
import { route } from '../../common/routes/route-table.ts';
import { redirect } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { ownReferer } from '../core/http/request-context.ts';
import type { Routes } from '../core/routes.ts';
import { id } from '../core/validation.ts';
import { addTrade } from './actions/add-trade.ts';
import { removeTrade } from './actions/remove-trade.ts';
import { updateRegion } from './actions/update-region.ts';
import { updateTrade } from './actions/update-trade.ts';
import { mayEditReferenceLists } from './policy.ts';
import { regionBody, removeTradeBody, tradeBody, tradeChangesBody } from './schemas.ts';

const params = z.object({ id: id() });
const policy = ({ viewer }: Context) => mayEditReferenceLists(viewer);

/** The administrators' writes on trades and regions. Each redirects to the list with the same filters. */
export function addReferenceRoutes(routes: Routes): void {
  routes.form('admin.trades.store', {
    body: tradeBody,
    policy,
    limit: 'write',
    handle: async (context, { body, request }) => {
      await addTrade(context, body);
      return redirect(ownReferer(request) ?? route('admin.trades'), {
        success: context.t('admin_lists.trade_added', { name: body[context.language] }),
      });
    },
  });
  routes.form('admin.trades.update', {
    params,
    alsoPost: true,
    body: tradeChangesBody,
    policy,
    limit: 'write',
    handle: async (context, { params: { id: tradeId }, body: { version, ...fields }, request }) => {
      await updateTrade(context, { tradeId, version, fields });
      return redirect(ownReferer(request) ?? route('admin.trades'), {
        success: context.t('toasts.changes_saved'),
      });
    },
  });
  routes.form('admin.trades.destroy', {
    params,
    body: removeTradeBody,
    policy,
    limit: 'write',
    handle: async (context, { params: { id: tradeId }, body: { version }, request }) => {
      await removeTrade(context, { tradeId, version });
      return redirect(ownReferer(request) ?? route('admin.trades'), {
        success: context.t('admin_lists.trade_removed'),
      });
    },
  });
  routes.form('admin.regions.update', {
    params,
    alsoPost: true,
    body: regionBody,
    policy,
    limit: 'write',
    handle: async (context, { params: { id: regionId }, body, request }) => {
      await updateRegion(context, { regionId, changes: body });
      return redirect(ownReferer(request) ?? route('admin.regions.edit'), {
        success: context.t('toasts.changes_saved'),
      });
    },
  });
}
