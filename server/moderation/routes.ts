import { route } from '../../common/routes/route-table.ts';
import { inertia, redirect } from '../core/answers.ts';
import { ownReferer } from '../core/http/request-context.ts';
import { adminOnly } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { addList } from './add-list.ts';
import { appealedRegionsPage } from './appealed-regions.ts';
import { appealedRegionsFile, appealsFile, casesFile } from './case-files.ts';
import { addContentAdminRoutes } from './content/routes.ts';
import { addDecisionAppealAdminRoutes } from './decision-appeals/routes.ts';
import { decisionsFile } from './decisions-file.ts';
import { decisionsPage } from './decisions-page.ts';
import { addFailedJobRoutes } from './failed-jobs/routes.ts';
import { assignCase } from './queues/assign-case.ts';
import { addProofQueue } from './proofs/routes.ts';
import type { HealthServices } from './health.ts';
import { addDuplicateAdminRoutes } from './duplicates/routes.ts';
import { addPermitAdminRoutes } from './permits/routes.ts';
import { addRegisterAdminRoutes } from './registers/routes.ts';
import { addListRoutes } from './lists/routes.ts';
import { overview } from './overview.ts';
import { addPeopleRoutes } from './people/routes.ts';
import { appealsPage, moderationPage } from './reviews-page.ts';
import { addRedFlagAdminRoutes } from './red-flags/routes.ts';
import { addReportAdminRoutes } from './reports/routes.ts';
import {
  appealedRegionsQuery,
  appealListQuery,
  assignmentForm,
  caseListQuery,
  decisionListQuery,
  waitingListQuery,
} from './schemas.ts';

/** The admin pages: queues, lists and cases. The actions on a noun are in the noun's own domain. */
export function addModerationRoutes(routes: Routes, services: HealthServices): void {
  addAdminRoutes(routes, services);
  addCaseRoutes(routes);
  addDecisionAppealAdminRoutes(routes);
  addReportAdminRoutes(routes);
  addRedFlagAdminRoutes(routes);
  addPeopleRoutes(routes);
  addListRoutes(routes);
  addDuplicateAdminRoutes(routes);
  addPermitAdminRoutes(routes);
  addRegisterAdminRoutes(routes);
  addContentAdminRoutes(routes);
  addFailedJobRoutes(routes);
  addProofQueue(routes);
}

function addAdminRoutes(routes: Routes, services: HealthServices): void {
  routes.page('admin', {
    query: waitingListQuery,
    policy: adminOnly,
    handle: async (context, { query }) => inertia('admin/show', await overview(context, query, services)),
  });

  routes.form('admin.cases.assign', {
    body: assignmentForm,
    policy: adminOnly,
    limit: 'write',
    handle: async (context, { body, request }) => {
      await assignCase(context, body);
      return redirect(ownReferer(request) ?? route('admin'));
    },
  });

  addList(routes, 'admin.decisions', 'admin.decisions.export', {
    query: decisionListQuery,
    page: async (context, { query }) => inertia('admin/decisions', await decisionsPage(context, query)),
    file: (context, { query }) => decisionsFile(context, query),
  });
}

function addCaseRoutes(routes: Routes): void {
  addList(routes, 'admin.reviews', 'admin.reviews.export', {
    query: caseListQuery,
    page: async (context, { query }) => inertia('admin/reviews', await moderationPage(context, query)),
    file: (context, { query }) => casesFile(context, query),
  });
  addList(routes, 'admin.appeals.index', 'admin.appeals.export', {
    query: appealListQuery,
    page: async (context, { query }) => inertia('admin/appeals', await appealsPage(context, query)),
    file: (context, { query }) => appealsFile(context, query),
  });
  addList(routes, 'admin.appeals.regions', 'admin.appeals.regions.export', {
    query: appealedRegionsQuery,
    page: async (context, { query }) =>
      inertia('admin/appealed-regions', await appealedRegionsPage(context, query)),
    file: (context, { query }) => appealedRegionsFile(context, query),
  });
}
