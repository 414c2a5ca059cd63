import type { RouteName } from './routes/route-table.ts';

/** The pages whose text administrators write, in both languages. */
export const CONTENT_PAGES = [
  'about',
  'careers',
  'contractor-page',
  'faq',
  'go-mobile',
  'membership-agreement',
  'new-features',
  'newsfeed',
  'privacy',
  'red-flags',
  'security',
  'sub-finder',
  'terms',
] as const;
export type ContentPage = (typeof CONTENT_PAGES)[number];

/**
 * Pages at an address of their own, under the route of that name. The others are part of a page with more
 * than text.
 */
export const STANDALONE_PAGES = [
  'about',
  'careers',
  'faq',
  'go-mobile',
  'membership-agreement',
  'new-features',
  'privacy',
  'security',
  'terms',
] as const satisfies readonly (ContentPage & RouteName)[];
export type StandalonePage = (typeof STANDALONE_PAGES)[number];

/** Agreements: each version has a date from which it applies, and stays readable. */
export const LEGAL_PAGES = [
  'membership-agreement',
  'privacy',
  'terms',
] as const satisfies readonly StandalonePage[];

export const isLegalPage = (page: ContentPage): boolean =>
  (LEGAL_PAGES as readonly ContentPage[]).includes(page);
