/** Parts of a query that say where a reader came from, and change nothing on a page. */
const OF_CAMPAIGNS = /^(utm_|\w*clk?id$|mc_|ref$)/;

/** The page of a list that an address leads to, 1 without a query; null: a choice among endless ones. */
export function pageInList(href: string): number | null {
  const [first, second] = [...new URLSearchParams(href.split('?')[1]?.split('#')[0])].filter(
    ([name]) => !OF_CAMPAIGNS.test(name),
  );
  if (!first) return 1;
  const [name, value] = first;
  return !second && name === 'page' && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null;
}

/** The `rel` of a link of ours: crawlers do not follow a choice, because choices combine without end. */
export const relOf = (href: string, rel = ''): string | undefined =>
  (/\?(?!page=\d+(#|$))/.test(href) ? `${rel} nofollow`.trim() : rel) || undefined;
