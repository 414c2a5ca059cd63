import type { Queue } from '../../../common/cases/queues.ts';
import { route, type Query, type RouteName } from '../../../common/routes/route-table.ts';

/** Each queue's own page, and the query that shows only what waits there. */
const PAGES: Readonly<Record<Queue, { name: RouteName; query: Query }>> = {
  appeals: { name: 'admin.appeals.index', query: {} },
  decision_appeals: { name: 'admin.decision_appeals', query: {} },
  account_appeals: { name: 'admin.functions', query: {} },
  reports: { name: 'admin.reports', query: {} },
  holds: { name: 'admin.reviews', query: { status: 'held' } },
  posting_holds: { name: 'admin.functions', query: { about: 'postings', status: 'held' } },
  red_flags: { name: 'admin.red_flags', query: {} },
  closings: { name: 'admin.contractors', query: { closing: 'proposed' } },
  claims: { name: 'admin.claims', query: {} },
  proofs: { name: 'admin.proofs', query: {} },
  data_requests: { name: 'admin.data_requests', query: {} },
  lists: { name: 'admin.registers', query: {} },
  names: { name: 'admin.contractors', query: { name: 'flagged' } },
};

/** The queue's page, with one of its cases open where an id is given. */
export function queueHref(queue: Queue, open: number | null = null): string {
  // Decided on the page of the listing itself.
  if (queue === 'closings' && open !== null) return route('admin.contractors.show', { id: open });
  if (queue === 'lists' && open !== null) return route('admin.registers.list', { id: open });
  const { name, query } = PAGES[queue];
  // These pages have no parameters.
  return (route as (name: RouteName, params: object, options: { query: Query }) => string)(
    name,
    {},
    { query: { ...query, open } },
  );
}
