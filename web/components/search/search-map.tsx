import { router } from '@inertiajs/react';
import { useCallback } from 'react';
import { queryOfSearch } from '../../../common/search/contractor-search.ts';
import type { MapBox } from '../../../common/search/map-box.ts';
import { route, type Query } from '../../../common/routes/route-table.ts';
import type { MapAnswer } from '../../../server/search/map/map-answer.ts';
import type { FoundView } from '../../../server/search/views.ts';
import { usePath } from '../../lib/page/app-context.tsx';
import { exchange } from '../../lib/http.ts';
import { ResultsMap } from '../map/results-map.tsx';

type Props = { found: FoundView; isOpen: boolean; onOpen: (isOpen: boolean) => void };

/** The results of "find contractors" on a map. */
export function SearchMap({ found, isOpen, onOpen }: Props) {
  const path = usePath();
  const { search, contractors } = found;
  const query = queryOfSearch({ ...search, sort: 'best_match', page: 1 });
  const searchHere = (box: MapBox) =>
    router.visit(path('contractors.index', {}, { query: queryOfSearch({ ...search, box, page: 1 }) }), {
      preserveState: true,
      preserveScroll: true,
    });
  return (
    <ResultsMap
      picture={route('maps.search', {}, { query })}
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
  const address = route('api.map_clusters', {}, { query });
  return useCallback(
    async (view: Query, signal: AbortSignal): Promise<MapAnswer> => {
      const more = route('api.map_clusters', {}, { query: view }).split('?')[1] ?? '';
      const url = `${address}${address.includes('?') ? '&' : '?'}${more}`;
      const { ok, body } = await exchange({ method: 'GET', url, signal });
      if (!ok) throw new Error('The map was refused.');
      return body as MapAnswer;
    },
    [address],
  );
}
