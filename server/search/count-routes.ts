import * as z from 'zod';
import type { FilterCounts } from '../../common/search/contractor-search.ts';
import { integer } from '../core/http/answer-schemas.ts';
import { json } from '../core/answers.ts';
import { anyone } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { countFilters } from './count-filters.ts';
import { contractorSearchQuery } from './search-query.ts';

const countsAnswer = z
  .object({
    isAtLeast: z.boolean().describe('Counted among so many that there may be more'),
    counts: z
      .record(z.string(), integer())
      .describe('By filter and value, such as rating:4.5; the other filters of the search apply'),
    classes: z.array(z.object({ name: z.string(), count: integer() })),
  })
  .meta({ id: 'FilterCounts' }) satisfies z.ZodType<FilterCounts>;

/** The counts beside the filters, asked by the page once its filters are seen. */
export function addCountRoutes(routes: Routes): void {
  routes.read('api.search_counts', {
    query: contractorSearchQuery,
    answers: { 200: countsAnswer },
    policy: anyone,
    limit: 'suggest',
    cacheTags: () => ['contractors'],
    handle: async (context, { query }) => json(await countFilters(context, query)),
  });
}
