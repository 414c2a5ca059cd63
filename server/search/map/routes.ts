import * as z from 'zod';
import type { MapBox } from '../../../common/search/map-box.ts';
import { json, drawing } from '../../core/answers.ts';
import { anyone } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { meantSearch, type MeantSearch } from '../meant-search.ts';
import { isCountedAtOnce } from '../queries/count-at-once.ts';
import { conditionsOf } from '../queries/search-conditions.ts';
import { contractorSearchQuery, SEARCH_FIELDS, toSearch } from '../search-query.ts';
import { drawContractorMap } from './contractor-map.ts';
import { drawAnswer } from './draw-answer.ts';
import { mapAnswer } from './map-answer.ts';
import { MAP_FIELDS } from './map-query.ts';
import { boxOfSearch, drawSearchMap, seenBox } from './search-map.ts';

const clustersQuery = z
  .object({ ...SEARCH_FIELDS, ...MAP_FIELDS })
  .transform(({ view, columns, ids, ...said }) => ({ view, columns, ids, search: toSearch(said) }));

/** Contractors on a map: as pictures for every browser, and as clusters for the map that scripts draw. */
export function addMapRoutes(routes: Routes): void {
  routes.page('maps.search', {
    query: contractorSearchQuery,
    policy: anyone,
    limit: 'suggest',
    cacheTags: () => ['contractors'],
    handle: async (context, { query }) => drawing(await drawSearchMap(context, query)),
  });
  routes.page('maps.contractor', {
    params: z.object({
      file: z
        .string()
        .max(200)
        .regex(/^[^/]+\.svg$/),
    }),
    policy: anyone,
    limitOfValid: 'draw',
    handle: async (context, { params: { file } }) =>
      drawing(await drawContractorMap(context, file.slice(0, -'.svg'.length))),
  });
  routes.read('api.map_clusters', {
    query: clustersQuery,
    answers: { 200: mapAnswer },
    policy: anyone,
    limit: 'suggest',
    cacheTags: () => ['contractors'],
    handle: async (context, { query: { search, view, columns, ids } }) => {
      const meant = await meantSearch(context, search);
      const box = view ?? seenBox(boxOfSearch(meant));
      return json(await drawAnswer(context, { view: box, columns, ids, ...conditionsInBox(meant, box) }));
    },
  });
}

/** The list's own conditions; the visible part of the map stands in place of the distance. */
function conditionsInBox({ area, numbered, resolve, words }: MeantSearch, box: MapBox) {
  if (!area.isClear) return { where: null };
  const asked = { ...(numbered ?? resolve(words)), withinKm: null };
  const { countryRegionIds } = asked;
  const onlyRegions = isCountedAtOnce({ ...asked, point: null, box: null }) && asked.tradeId === null;
  return {
    where: conditionsOf({ ...asked, box }),
    onlyRegions: onlyRegions ? { ids: asked.regionId === null ? countryRegionIds : [asked.regionId] } : null,
  };
}
