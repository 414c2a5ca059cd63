import { IconMap } from '@tabler/icons-react';
import { queryOfSearch, type ContractorSearch } from '../../../common/contractor-search.ts';
import { writeBox } from '../../../common/map-box.ts';
import { route } from '../../../common/route-table.ts';
import { useT } from '../../lib/app-context.tsx';

/** The results on a drawn map: beside the list, and on a phone behind a button that needs no script. */
export function SearchMap({ search }: { search: ContractorSearch }) {
  const t = useT();
  const query = queryOfSearch({ ...search, sort: 'best_match', page: 1 });
  return (
    <details className="find-filters find-map">
      <summary className="button button-secondary">
        <IconMap size={18} stroke={1.75} aria-hidden="true" />
        {t('search.map')}
      </summary>
      <div className="find-filters-content">
        <img
          className="static-map"
          src={route('maps.search', {}, { query })}
          alt={t('search.map_alt')}
          width="300"
          height="210"
          loading="lazy"
        />
        {search.box && <input type="hidden" name="box" value={writeBox(search.box)} />}
      </div>
    </details>
  );
}
