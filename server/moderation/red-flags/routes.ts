import { inertia } from '../../core/answers.ts';
import type { Routes } from '../../core/routes.ts';
import { addList } from '../add-list.ts';
import { redFlagCasesFile, redFlagCasesPage } from './pages.ts';
import { redFlagListQuery } from './schemas.ts';

/** The queue of red flags. Reporting and deciding one is in `server/red-flags`. */
export function addRedFlagAdminRoutes(routes: Routes): void {
  addList(routes, 'admin.red_flags', 'admin.red_flags.export', {
    query: redFlagListQuery,
    page: async (context, { query }) => inertia('admin/red-flags', await redFlagCasesPage(context, query)),
    file: (context, { query }) => redFlagCasesFile(context, query),
  });
}
