import { inertia } from '../../core/answers.ts';
import type { Routes } from '../../core/routes.ts';
import { addList } from '../add-list.ts';
import { reportsFile, reportsPage } from './pages.ts';
import { reportListQuery } from './schemas.ts';

/** The admin pages of reports. Filing and deciding one is in `server/reports`. */
export function addReportAdminRoutes(routes: Routes): void {
  addList(routes, 'admin.reports', 'admin.reports.export', {
    query: reportListQuery,
    page: async (context, { query }) => inertia('admin/reports', await reportsPage(context, query)),
    file: (context, { query }) => reportsFile(context, query),
  });
}
