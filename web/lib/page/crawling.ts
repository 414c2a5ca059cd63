/** Parts of a query that say where a reader came from, and change nothing on a page. */
const OF_CAMPAIGNS = /^(utm_\w+|\w*clk?id|mc_[ce]id|ref)$/;

/** An address as search engines see it: a page, one of the pages of a list, or a choice among endless ones. */
export type Listing = { kind: 'page' } | { kind: 'part'; page: number } | { kind: 'choice' };

/** How an address looks to a search engine. A query is a choice, unless it only names a page of the list. */
export function listingOf(href: string): Listing {
  const [first, second] = [...new URLSearchParams(href.split('?')[1]?.split('#')[0])].filter(
    ([name]) => !OF_CAMPAIGNS.test(name),
  );
  if (!first) return { kind: 'page' };
  const isPart = !second && first[0] === 'page' && /^[1-9]\d{0,5}$/.test(first[1]);
  return isPart ? { kind: 'part', page: Number(first[1]) } : { kind: 'choice' };
}

/** The `rel` of a link: crawlers do not follow a choice, because choices combine without end. */
export function relOf(href: string, rel?: string): string | undefined {
  // Most addresses have no query.
  if (!href.includes('?') || listingOf(href).kind !== 'choice' || rel?.includes('nofollow')) return rel;
  return rel ? `${rel} nofollow` : 'nofollow';
}
