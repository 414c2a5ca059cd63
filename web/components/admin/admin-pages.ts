import type { Query, RouteName } from '../../../common/routes/route-table.ts';
import type { Queue } from '../../../common/cases/queues.ts';
import type { MessageKey } from '../../../translations/index.ts';

/** Admin pages that need no parameter. */
type AdminRouteName = Extract<RouteName, `admin${string}`>;
export type AdminPageLink = {
  name: AdminRouteName;
  label: MessageKey;
  waits?: Queue;
  /** The query for the counted items, where the page shows more than those. */
  counted?: Query;
};

/** Daily pages are in the row, as many as fit 1280 pixels in Spanish; the others are behind "More". Both are in the order of their use. */
export const DAILY: readonly AdminPageLink[] = [
  { name: 'admin', label: 'admin.desk' },
  { name: 'admin.appeals.index', label: 'admin.appeals.title', waits: 'appeals' },
  { name: 'admin.decision_appeals', label: 'admin.decision_appeals.short', waits: 'decision_appeals' },
  { name: 'admin.reviews', label: 'admin.reviews.title', waits: 'holds', counted: { status: 'held' } },
  { name: 'admin.reports', label: 'admin.reports.short', waits: 'reports' },
  { name: 'admin.red_flags', label: 'admin.red_flags.title', waits: 'red_flags' },
  { name: 'admin.claims', label: 'admin.claims.title', waits: 'claims' },
];
export const OTHER: readonly AdminPageLink[] = [
  { name: 'admin.functions', label: 'admin.functions.title', waits: 'account_appeals' },
  { name: 'admin.decisions', label: 'admin.decisions.title' },
  { name: 'admin.proofs', label: 'admin.proofs.title', waits: 'proofs' },
  { name: 'admin.data_requests', label: 'admin.data_requests.title', waits: 'data_requests' },
  { name: 'admin.users', label: 'admin.users.title' },
  { name: 'admin.users.pricing', label: 'admin.pricing.users' },
  { name: 'admin.plans', label: 'admin.pricing.plans' },
  { name: 'admin.coupons', label: 'admin.pricing.coupons' },
  { name: 'admin.billing', label: 'admin.pricing.revenue' },
  { name: 'admin.appeals.regions', label: 'admin.regions.title' },
  { name: 'admin.regions', label: 'admin_lists.regions.title' },
  { name: 'admin.contractors', label: 'admin_lists.contractors.title' },
  { name: 'admin.duplicates', label: 'admin.duplicates' },
  { name: 'admin.permits', label: 'admin.permits' },
  { name: 'admin.registers', label: 'admin.registers', waits: 'lists' },
  { name: 'admin.bad_words', label: 'admin_lists.words.title' },
  { name: 'admin.translations', label: 'translations.title' },
  { name: 'admin.content', label: 'content_editor.title' },
  { name: 'admin.mails', label: 'admin.mails.title' },
  { name: 'admin.status', label: 'admin.status.title' },
  { name: 'admin.jobs', label: 'admin.failed_jobs.title' },
  { name: 'admin.trades', label: 'admin_lists.trades.title' },
  { name: 'admin.regions.edit', label: 'admin_lists.regions_edit.title' },
];
