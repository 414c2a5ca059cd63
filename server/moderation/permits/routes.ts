import * as z from 'zod';
import { route, type RouteName } from '../../../common/routes/route-table.ts';
import { decideProposal } from '../../contractors/permits/actions/decide-proposal.ts';
import { decideReport } from '../../contractors/permits/actions/decide-report.ts';
import { inertia, redirect } from '../../core/answers.ts';
import type { Context } from '../../core/context.ts';
import { pageNumber } from '../../core/http/forgiving-query.ts';
import { adminOnly } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { id } from '../../core/validation.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { permitsPage } from './permits-page.ts';

type DecidingRoute = Extract<
  RouteName,
  'admin.permits.accept' | 'admin.permits.decline' | 'admin.permits.remove' | 'admin.permits.keep'
>;

/** Permits that wait for an administrator: proposed to a listing, or reported by their business. */
export function addPermitAdminRoutes(routes: Routes): void {
  routes.page('admin.permits', {
    query: z.object({ page: pageNumber() }),
    policy: adminOnly,
    handle: async (context, { query }) => inertia('admin/permits', await permitsPage(context, query)),
  });
  addDecision(routes, 'admin.permits.accept', 'permit_cases.accepted', (context, one) =>
    decideProposal(context, { id: one, outcome: 'accepted' }),
  );
  addDecision(routes, 'admin.permits.decline', 'permit_cases.declined', (context, one) =>
    decideProposal(context, { id: one, outcome: 'declined' }),
  );
  addDecision(routes, 'admin.permits.remove', 'permit_cases.removed', (context, one) =>
    decideReport(context, { id: one, outcome: 'removed' }),
  );
  addDecision(routes, 'admin.permits.keep', 'permit_cases.kept', (context, one) =>
    decideReport(context, { id: one, outcome: 'kept' }),
  );
}

function addDecision(
  routes: Routes,
  name: DecidingRoute,
  success: MessageKey,
  decide: (context: Context, id: number) => Promise<void>,
): void {
  routes.form(name, {
    params: z.object({ id: id() }),
    body: z.strictObject({}),
    policy: adminOnly,
    limit: 'write',
    handle: async (context, { params }) => {
      await decide(context, params.id);
      return redirect(route('admin.permits'), { success: context.t(success) });
    },
  });
}
