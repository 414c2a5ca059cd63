import * as z from 'zod';
import { json, drawing } from '../../core/answers.ts';
import type { Routes } from '../../core/routes.ts';
import { drawAnswer } from '../map/draw-answer.ts';
import { mapAnswer } from '../map/map-answer.ts';
import { MAP_FIELDS } from '../map/map-query.ts';
import { boxOfSearch, drawMarks, seenBox } from '../map/search-map.ts';
import { meantSubs } from './meant-subs.ts';
import { mayUseSubFinder } from './policy.ts';
import { conditionsOfSubs } from './read-subs.ts';
import { SUB_FINDER_FIELDS, subFinderQuery, toSubFinderSearch } from './sub-finder-query.ts';

const mapQuery = z
  .object({ ...SUB_FINDER_FIELDS, ...MAP_FIELDS })
  .transform(({ view, columns, ids, ...said }) => ({ view, columns, ids, search: toSubFinderSearch(said) }));

/** The results of the sub-finder on a map: as a picture, and as clusters for the map that scripts draw. */
export function addSubFinderMapRoutes(routes: Routes): void {
  routes.page('maps.sub_finder', {
    query: subFinderQuery,
    policy: ({ viewer }) => mayUseSubFinder(viewer),
    limit: 'suggest',
    handle: async (context, { query: search }) => {
      const meant = await meantSubs(context, search);
      const conditionsIn = (box: typeof search.box) => conditionsOfSubs(meant.wanted({ ...search, box }));
      return drawing(
        await drawMarks(context, boxOfSearch({ ...meant, search }), (inView) =>
          meant.area.isClear ? conditionsIn(search.box ?? inView) : null,
        ),
      );
    },
  });
  routes.read('api.sub_finder_map', {
    query: mapQuery,
    answers: { 200: mapAnswer },
    policy: ({ viewer }) => mayUseSubFinder(viewer),
    limit: 'suggest',
    handle: async (context, { query: { search, view, columns, ids } }) => {
      const meant = await meantSubs(context, search);
      const box = view ?? seenBox(boxOfSearch({ ...meant, search }));
      const where = meant.area.isClear ? conditionsOfSubs(meant.wanted({ ...search, box })) : null;
      return json(await drawAnswer(context, { view: box, columns, ids, where }));
    },
  });
}
