import { router } from '@inertiajs/react';
import { useCallback } from 'react';
import type { MapBox } from '../../../common/search/map-box.ts';
import { route, type Query } from '../../../common/routes/route-table.ts';
import { queryOfSubFinder } from '../../../common/search/sub-finder.ts';
import type { MapAnswer } from '../../../server/search/map/map-answer.ts';
import type { FoundSubsView } from '../../../server/search/sub-finder/views.ts';
import { callApi } from '../../lib/api.ts';
import { usePath } from '../../lib/page/app-context.tsx';
import { ResultsMap } from '../map/results-map.tsx';

type Props = { found: FoundSubsView; isOpen: boolean; onOpen: (isOpen: boolean) => void };

/** The results of the sub-finder on a map. */
export function SubFinderMap({ found, isOpen, onOpen }: Props) {
  const path = usePath();
  const { search, contractors } = found;
  const query = queryOfSubFinder({ ...search, sort: 'best_match', page: 1 });
  const searchHere = (box: MapBox) =>
    router.visit(path('sub_finder', {}, { query: queryOfSubFinder({ ...search, box, page: 1 }) }), {
      preserveState: true,
      preserveScroll: true,
    });
  return (
    <ResultsMap
      picture={route('maps.sub_finder', {}, { query })}
      box={search.box}
      contractors={contractors}
      load={useLoad(query)}
      onSearchHere={searchHere}
      isOpen={isOpen}
      onOpen={onOpen}
    />
  );
}

/** The same function while the search is the same. */
function useLoad(query: Query) {
  const key = JSON.stringify(query);
  return useCallback(
    (view: Query, signal: AbortSignal) =>
      callApi<MapAnswer>(
        'api.sub_finder_map',
        {},
        { query: { ...(JSON.parse(key) as Query), ...view }, signal, quiet: true },
      ),
    [key],
  );
}
