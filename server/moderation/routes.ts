import { inertia } from '../core/answers.ts';
import { adminOnly } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { decisionsFile } from './decisions-file.ts';
import { decisionsPage } from './decisions-page.ts';
import { deskView } from './desk.ts';
import { addListRoutes } from './lists/routes.ts';
import { addPeopleRoutes } from './people/routes.ts';
import { decisionListQuery } from './schemas.ts';

/** The administrators' desk: queues, lists and cases. What may be done with a noun stands in the noun's own domain. */
export function addModerationRoutes(routes: Routes): void {
  addDeskRoutes(routes);
  addPeopleRoutes(routes);
  addListRoutes(routes);
}

function addDeskRoutes(routes: Routes): void {
  routes.page('admin', {
    policy: adminOnly,
    handle: async (context) => inertia('admin/show', { desk: await deskView(context) }),
  });

  routes.page('admin.decisions', {
    query: decisionListQuery,
    policy: adminOnly,
    handle: async (context, { query }) => inertia('admin/decisions', await decisionsPage(context, query)),
  });

  routes.page('admin.decisions.export', {
    query: decisionListQuery,
    policy: adminOnly,
    limit: 'export',
    handle: (context, { query }) => decisionsFile(context, query),
  });
}
