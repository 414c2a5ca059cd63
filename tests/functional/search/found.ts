import type { RanksView } from '../../../server/search/ranks-view.ts';
import type { FoundView } from '../../../server/search/views.ts';
import type { Browser } from '../../support/browser.ts';

/** The answer of "find contractors" to a query, in English unless the path says otherwise. */
export async function find(browser: Browser, query: string, path = '/contractors'): Promise<FoundView> {
  const { status, page } = await browser.visit(`${path}?${query}`);
  if (status !== 200 || page.component !== 'contractors/index')
    throw new Error(`${status} ${page.component}`);
  return page.props['found'] as FoundView;
}

/** The reason for each rank, as the page fetches it on demand. */
export async function findRanks(browser: Browser, query: string): Promise<RanksView> {
  const props = await browser.reload(`/contractors?${query}`, 'contractors/index', ['ranks']);
  return props['ranks'] as RanksView;
}

export const namesOf = (found: FoundView): string[] => found.contractors.map(({ name }) => name);
