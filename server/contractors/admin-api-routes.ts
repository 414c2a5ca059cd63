import * as z from 'zod';
import { MAX_PER_PAGE, PER_PAGE } from '../../common/constants.ts';
import { json } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { adminOnly } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { id, line } from '../core/validation.ts';
import { searchForAdministrators } from './queries/search-for-administrators.ts';
import { foundProfilesAnswer } from './api-schemas.ts';

const LONGEST_SEARCH = 200;
const LAST_PAGE = 100_000;

const params = z.object({ region_id: z.union([z.literal('all'), id()]) });
/** A page number or size that makes no sense is not worth a refusal: the first page of twenty comes. */
const query = z.object({
  search: line(LONGEST_SEARCH).optional(),
  per_page: z.coerce
    .number()
    .int()
    .min(1)
    .transform((size) => Math.min(size, MAX_PER_PAGE))
    .catch(PER_PAGE),
  page: z.coerce.number().int().min(1).max(LAST_PAGE).catch(1),
});

/** The call with which administrators find a contractor. */
export function addContractorSearchCall(routes: Routes): void {
  routes.read('api.admin.search_contractor', {
    answers: foundProfilesAnswer,
    params,
    query,
    policy: adminOnly,
    handle: async (context, { params: { region_id }, query: { search = '', page, per_page } }) => {
      const regionId = region_id === 'all' ? null : await knownRegion(context, region_id);
      const found = { regionId, search, page, perPage: per_page };
      return json(await searchForAdministrators(context, found));
    },
  });
}

async function knownRegion({ database }: Context, regionId: number): Promise<number> {
  const row = await database.selectFrom('regions').select('id').where('id', '=', regionId).executeTakeFirst();
  if (!row) throw notFound();
  return row.id;
}
