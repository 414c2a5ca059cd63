import { useEffect, useState } from 'react';
import {
  queryOfSearch,
  type ContractorSearch,
  type FilterCounts,
} from '../../../common/search/contractor-search.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import { exchange } from '../../lib/http.ts';

/** From here on the filters stand beside the list and are always seen. */
const WIDE = '(min-width: 64rem)';

/** The counts beside the filters, asked once they are seen; the form works without. */
export function useFilterCounts(search: ContractorSearch) {
  const [isSeen, setSeen] = useState(false);
  const [counts, setCounts] = useState<FilterCounts | null>(null);
  const url = route(
    'api.search_counts',
    {},
    { query: queryOfSearch({ ...search, sort: 'best_match', page: 1 }) },
  );
  useEffect(() => {
    if (!isSeen && !matchMedia(WIDE).matches) return undefined;
    const left = new AbortController();
    exchange({ method: 'GET', url, signal: left.signal }).then(
      ({ ok, body }) => !left.signal.aborted && setCounts(ok ? (body as FilterCounts) : null),
      () => undefined,
    );
    return () => left.abort();
  }, [url, isSeen]);
  return { counts, onSeen: () => setSeen(true) };
}

/** Adds the count of a filter's value to its name. */
export const countedWith =
  (counts: FilterCounts | null, t: Translate) =>
  (label: string, key: string): string => {
    const count = counts?.counts[key];
    if (counts === null || count === undefined) return label;
    return t(counts.isAtLeast ? 'search.counted_at_least' : 'search.counted', { label, count });
  };
