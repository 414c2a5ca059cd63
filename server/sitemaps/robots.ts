import { ROUTES, SPANISH_PREFIX, type Route, type RouteName } from '../../common/routes/route-table.ts';

/** Pages of somebody's own, forms, and lists that one reader put together: nothing of them belongs in an index. */
const NOT_FOR_CRAWLERS: readonly RouteName[] = [
  'dashboard',
  'newsfeed',
  'notifications.index',
  'mailbox',
  'login',
  'register',
  'account.inactive',
  'password.request',
  'reports.create',
  'reports.show',
  'reviews.create',
  'contractors.claim',
  'closings.create',
  'red_flags.create',
  'messages.create',
  'quotes.create',
  'review_requests',
  'contractor.edit',
  'contractor.badge',
  'compare',
  'shortlist',
  'sub_finder',
  'metrics',
];
/** Whole parts of the site, each by its first page, and calls of programs. */
const PARTS: readonly RouteName[] = ['admin', 'messages.index', 'quotes.index'];
/** Beginnings that no page has by itself. */
const BEGINNINGS = ['settings', 'profile', 'api', 'tokens', 'app', 'dev'].map((part) => `/${part}/`);

/**
 * The file that tells crawlers what to leave alone. A query is a search or a choice on a page: each combination would be an
 * address of its own, without end, so only the pages of a list are open. `*` and the longest rule count for all crawlers that
 * follow RFC 9309; for those that know neither, the search itself is named.
 */
export function robotsFile(appUrl: string): string {
  const search = ROUTES['contractors.index'].path;
  const closed = [...PARTS, ...NOT_FOR_CRAWLERS].flatMap((name) => addressesOf(name));
  return [
    'User-agent: *',
    'Disallow: /*?',
    'Allow: /*?page=',
    'Disallow: /*?page=*&',
    `Disallow: ${search}?q=`,
    `Disallow: ${search}?trade=`,
    `Disallow: ${SPANISH_PREFIX}${search}?q=`,
    `Disallow: ${SPANISH_PREFIX}${search}?trade=`,
    ...[...new Set([...BEGINNINGS, ...closed])].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${appUrl}${ROUTES.sitemap.path}`,
    '',
  ].join('\n');
}

/** A parameter is any part of a path; the end is named where the path may go on otherwise. */
function addressesOf(name: RouteName): string[] {
  const entry: Route = ROUTES[name];
  const pattern = entry.path.replace(/\{\w+\??\}/g, '*');
  return entry.translated ? [pattern, SPANISH_PREFIX + pattern] : [pattern];
}
