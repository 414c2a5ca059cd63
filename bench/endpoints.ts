import { queryOfSearch, type ContractorSearch } from '../common/search/contractor-search.ts';
import { route, type RouteName } from '../common/routes/route-table.ts';
import type { BenchRequest, Endpoint } from './endpoint.ts';
import { reviewToPost } from './review-to-post.ts';
import type { Samples } from './samples.ts';
import { BROWSER_HEADERS } from './settings.ts';
import { signedInHeaders } from './sign-in.ts';

const DEEP_PAGE = 50;
/** Users whose sessions read; each request uses another session. */
const READERS = 100;

const get = (path: string, headers: Record<string, string> = {}): BenchRequest => ({
  method: 'GET',
  path,
  headers: { ...BROWSER_HEADERS, ...headers },
});
/** Requests of a browser without a saved copy: home, and the three calls of the start-up. */
export const FIRST_VISIT = [
  'home',
  'api.translations',
  'api.bad_words',
  'api.user_version',
] as const satisfies readonly RouteName[];
const searchPath = (search: Partial<ContractorSearch>) =>
  route('contractors.index', {}, { query: queryOfSearch(search) });

/**
 * The measured endpoints in order. `version` is the client build's version, as the Inertia client sends it.
 */
export function endpointsOf(samples: Samples, version: string): Endpoint[] {
  const { contractors, pairs, postalCodes, trades, typos } = samples;
  const deepPairs = pairs.filter(({ lastPage }) => lastPage >= DEEP_PAGE);
  const deepest = deepPairs.length > 0 ? deepPairs : pairs.slice(0, 1);
  const inertia = {
    'x-inertia': 'true',
    'x-inertia-version': version,
    accept: 'text/html, application/xhtml+xml',
  };
  const calls = contractors.map(({ id }) =>
    get(route('api.contractor', { id }), {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    }),
  );
  return [
    read('home', 'home', true, ['bytes'], [get(route('home'))]),
    read(
      'first-visit',
      'a request of a first visit',
      true,
      [],
      FIRST_VISIT.map((name) => get(route(name))),
    ),
    read('contractor', 'contractor page', true, ['bytes'], contractors.slice(0, 1).map(contractorPage)),
    read('content', 'content page (terms)', true, ['bytes'], [get(route('terms'))]),
    read('api-contractor', 'GET /api/contractor/{id}', true, ['sql', 'bytes'], calls),
    read(
      'inertia-search',
      'search, Inertia visit, signed in',
      true,
      ['sql', 'bytes'],
      Array.from({ length: READERS }, (_, index) => {
        const { trade, region } = at(pairs, index);
        return get(searchPath({ trade, region }), { ...inertia, ...signedInHeaders(1 + index) });
      }),
    ),
    read(
      'dashboard',
      'dashboard, signed in',
      true,
      ['sql', 'render'],
      Array.from({ length: READERS }, (_, index) => get(route('dashboard'), signedInHeaders(1 + index))),
    ),
    {
      name: 'post-review',
      title: 'a review posted',
      pageCache: true,
      floors: ['sql'],
      variants: Infinity,
      expectedStatus: 303,
      request: (n) => reviewToPost(n, samples),
    },
    read('home-uncached', 'home, no page cache', false, ['sql', 'render'], [get(route('home'))]),
    read(
      'contractor-uncached',
      'contractor page, no page cache',
      false,
      ['sql', 'render', 'bytes'],
      contractors.map(contractorPage),
    ),
    read(
      'api-contractor-uncached',
      'GET /api/contractor/{id}, no page cache',
      false,
      ['sql', 'bytes'],
      calls,
    ),
    read(
      'search',
      'search: trade, region',
      false,
      ['sql', 'render', 'bytes'],
      pairs.map(({ trade, region }) => get(searchPath({ trade, region }))),
    ),
    read(
      'search-page-50',
      'search: trade, region, page 50',
      false,
      ['sql', 'render'],
      deepest.map(({ trade, region, lastPage }) =>
        get(searchPath({ trade, region, page: Math.min(DEEP_PAGE, lastPage) })),
      ),
    ),
    read(
      'search-near',
      'search: trade, 25 miles',
      false,
      ['sql', 'render'],
      postalCodes.map((near, index) => get(searchPath({ trade: at(trades, index), near }))),
    ),
    read(
      'search-typo',
      'search: a word with a typo',
      false,
      ['sql', 'render'],
      typos.map((words) => get(searchPath({ words }))),
    ),
  ];
}

const contractorPage = ({ slug }: { slug: string }) => get(route('contractors.show', { slug }));

function read(
  name: string,
  title: string,
  pageCache: boolean,
  floors: Endpoint['floors'],
  requests: BenchRequest[],
): Endpoint {
  return {
    name,
    title,
    pageCache,
    floors,
    variants: requests.length,
    expectedStatus: 200,
    request: (n) => at(requests, n),
  };
}

function at<Entry>(list: readonly Entry[], index: number): Entry {
  const entry = list[index % list.length];
  if (entry === undefined) throw new Error('The data set has no rows for one of the endpoints.');
  return entry;
}
