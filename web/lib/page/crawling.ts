/** Parts of a query that say where a reader came from, and change nothing on a page. */
const OF_CAMPAIGNS = /^(utm_\w+|gclid|fbclid|msclkid|dclid|mc_[ce]id|ref)$/;

/** An address as search engines see it: a page, one of the pages of a list, or a choice among endless ones. */
export type Listing = { kind: 'page' } | { kind: 'part'; page: number } | { kind: 'choice' };

/** How an address looks to a search engine. A query is a choice, unless it only names a page of the list. */
export function listingOf(href: string): Listing {
  const query = /\?([^#]*)/.exec(href)?.[1] ?? '';
  const parts = [...new URLSearchParams(query)].filter(([name]) => !OF_CAMPAIGNS.test(name));
  if (parts.length === 0) return { kind: 'page' };
  const [name, value = ''] = parts[0] ?? [];
  const isPart = parts.length === 1 && name === 'page' && /^[1-9]\d{0,5}$/.test(value);
  return isPart ? { kind: 'part', page: Number(value) } : { kind: 'choice' };
}

/** The `rel` of a link: crawlers do not follow a choice, because choices combine without end. */
export function relOf(href: string, rel?: string): string | undefined {
  if (listingOf(href).kind !== 'choice' || rel?.includes('nofollow')) return rel;
  return rel === undefined ? 'nofollow' : `${rel} nofollow`;
}
