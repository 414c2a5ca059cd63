import * as z from 'zod';
import { readBox } from '../../../common/map-box.ts';
import { integer } from '../../core/answer-schemas.ts';
import { json, drawing } from '../../core/answers.ts';
import { anyone } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { meantSearch } from '../meant-search.ts';
import { contractorSearchQuery, SEARCH_FIELDS, toSearch } from '../search-query.ts';
import { clusterContractors, type Cluster } from './cluster-contractors.ts';
import { drawContractorMap } from './contractor-map.ts';
import { drawSearchMap } from './search-map.ts';

const BOX_TEXT_MAX = 120;
/** A mark and the room around it take so much of the width of the map. */
const COLUMNS_MAX = 24;
const COLUMNS = 12;

const box = z
  .string()
  .max(BOX_TEXT_MAX)
  .transform((text, context) => {
    const read = readBox(text);
    if (read !== null) return read;
    context.addIssue({ code: 'custom', message: 'must be west,south,east,north in degrees' });
    return z.NEVER;
  });
const clustersQuery = z
  .object({
    ...SEARCH_FIELDS,
    view: box,
    columns: z.coerce.number().int().min(1).max(COLUMNS_MAX).default(COLUMNS),
  })
  .transform(({ view, columns, ...said }) => ({ view, columns, search: toSearch(said) }));

const degrees = z.number();
const clustersAnswer = z
  .object({
    clusters: z.array(
      z.object({
        latitude: degrees,
        longitude: degrees,
        count: integer(),
        box: z
          .object({ west: degrees, south: degrees, east: degrees, north: degrees })
          .nullable()
          .describe('What holds all of them; null where they are at one place'),
        contractor: z
          .object({ id: integer(), slug: z.string(), name: z.string() })
          .nullable()
          .describe('Where there is one by itself'),
      }),
    ),
  })
  .meta({ id: 'MapClusters' }) satisfies z.ZodType<{ clusters: Cluster[] }>;

/** Contractors on a map: as pictures for every browser, and as clusters for the map that scripts draw. */
export function addMapRoutes(routes: Routes): void {
  routes.page('maps.search', {
    query: contractorSearchQuery,
    policy: anyone,
    limit: 'suggest',
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
    handle: async (context, { params: { file } }) =>
      drawing(await drawContractorMap(context, file.slice(0, -'.svg'.length))),
  });
  routes.read('api.map_clusters', {
    query: clustersQuery,
    answers: { 200: clustersAnswer },
    policy: anyone,
    limit: 'suggest',
    cacheTags: () => ['contractors'],
    handle: async (context, { query: { search, view, columns } }) => {
      const { area, numbered, resolve, words } = await meantSearch(context, search);
      if (!area.isClear) return json({ clusters: [] });
      // The visible part of the map stands in place of the distance and of the place's country.
      const resolved = { ...(numbered ?? resolve(words)), withinKm: null };
      const countryRegionIds = search.country === null ? null : resolved.countryRegionIds;
      return json({
        clusters: await clusterContractors(
          context.database,
          { ...resolved, countryRegionIds },
          { box: view, columns },
        ),
      });
    },
  });
}
