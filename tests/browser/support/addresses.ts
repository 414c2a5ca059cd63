import type { Page } from 'playwright-core';

/** Pages that lead to a plan, for a business without one. */
export const OF_A_FREE_CONTRACTOR = ['/payment/gold', '/upgrade?limit=postings_a_month'] as const;

/** Pages by who opens them; `reviewed` stands for the contractor of the demo world with the most reviews. */
export const PUBLIC = [
  '/',
  '/contractors',
  '/contractors?q=zzzzzzzzzz',
  '/for-contractors',
  '/for-contractors?business=plumbing',
  '/c/reviewed',
  '/c/reviewed/ratings',
  '/c/reviewed/photos',
  '/c/reviewed/permits',
  '/postings',
  '/postings?q=zzzzzzzzzz',
  '/postings/1',
  '/pricing',
  '/plans/gold',
  '/transparency',
  '/review-rules',
  '/decisions',
  '/red-flags',
  '/red-flags/1',
  '/decisions?action=review.deleted&star=3&number=1',
  '/privacy',
  '/security',
  '/es/faq',
  '/join',
  '/register?role=contractor',
  '/login',
  '/forgot-password',
  '/reset-password/long-gone',
  '/inactive-account',
  '/nowhere',
];
export const OF_A_HOMEOWNER = [
  '/dashboard',
  '/reviews/given',
  '/c/reviewed/review',
  '/c/reviewed/closed',
  '/postings/new',
  '/postings?mine=yes',
  '/profile/edit',
  '/profile/views',
  '/profile/setup/basic-info',
  '/settings/password',
  '/settings/sessions',
  '/settings/close',
  '/profile/relations',
  '/newsfeed',
  '/settings/notifications',
  '/notifications',
  '/confirm-password',
  '/verify-email',
];
export const OF_A_CONTRACTOR = [
  '/review-requests',
  '/dashboard',
  '/settings/billing',
  '/settings/members',
  '/contractor/closing',
  '/settings/plans?to=platinum',
  '/reviews/got',
  '/profile/edit',
  '/contractor/edit',
  '/contractor/edit/photos',
  '/profile/views',
  '/profile/setup/basic-info',
  '/c/reviewed',
];
/** `first` stands for the contractor with the most reviews. */
export const OF_AN_ADMINISTRATOR = [
  '/admin/functions?about=postings',
  '/admin/functions?about=postings&open=1',
  '/admin/regions',
  '/admin/plans',
  '/admin/coupons',
  '/admin/users/pricing',
  '/admin/contractors',
  '/admin/contractors/first/history',
  '/admin/contractors/first/reviews',
  '/admin/bad-words',
  '/admin/trades',
  '/admin/content',
  '/admin/content/privacy',
  '/admin/content/newsfeed/preview',
  '/admin/translations',
  '/admin/translations?search=layout.about',
  '/admin/mails',
  '/admin/mails?mail=review.received',
  '/admin/red-flags',
  '/admin/regions/edit',
  '/admin/jobs',
  '/admin/permits',
];
/** The admin pages with cases; `appealed` is a review with an open appeal. */
export const OF_THE_DESK = [
  '/admin',
  '/admin/decisions',
  '/admin/reviews',
  '/admin/reviews?open=appealed',
  '/admin/appeals',
  '/admin/appeals?open=appealed',
  '/admin/appeals/regions',
  '/admin/appeals?search=nobody+wrote+this',
];

const found = new Map<string, string>();

/** An address of these, with what its words stand for. */
export async function addressOf(path: string, page: Page): Promise<string> {
  /** The first link of a pattern on another page, as the reader of that page sees it. */
  const firstOn = async (list: string, pattern: RegExp) => {
    const known = found.get(list);
    if (known !== undefined) return known;
    const value = pattern.exec(await (await page.request.get(list)).text())?.[1];
    if (value === undefined) throw new Error(`${list} shows no ${pattern.source}`);
    found.set(list, value);
    return value;
  };
  if (path.includes('/first/'))
    return path.replace(
      'first',
      await firstOn('/admin/contractors?sort=reviews', /admin\/contractors\/(\d+)\/history/),
    );
  if (path.includes('appealed'))
    return path.replace('appealed', await firstOn('/admin/appeals', /open=(\d+)/));
  if (path.includes('/c/reviewed'))
    return path.replace('reviewed', await firstOn('/contractors', /href="\/c\/([a-z0-9-]+)"/));
  return path;
}
