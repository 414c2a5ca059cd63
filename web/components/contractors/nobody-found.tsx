import {
  DISTANCES_MILES,
  countFilters,
  distanceIn,
  queryOfSearch,
  type ContractorSearch,
  type DistanceUnit,
} from '../../../common/contractor-search.ts';
import { usePath, useT } from '../../lib/app-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

type Props = { search: ContractorSearch; unit: DistanceUnit; hasPlace: boolean };

/** An empty list: what may help of what was asked for; farther out if that is possible, else everybody. */
export function NobodyFound({ search, unit, hasPlace }: Props) {
  const t = useT();
  const path = usePath();
  const isFiltered = countFilters(search) > 0;
  if (!isFiltered && search.words === '' && search.near === '')
    return <EmptyState title={t('search.nobody_title')} text={t('search.nobody_text')} />;

  const wider = !hasPlace ? undefined : DISTANCES_MILES.find((miles) => miles > search.within);
  const advice = [
    t('search.none_text'),
    isFiltered && t('search.none_try_filters'),
    wider !== undefined && t('search.none_try_farther'),
    search.words !== '' && t('search.none_try_words'),
  ].filter(Boolean);
  const href = path(
    'contractors.index',
    {},
    { query: wider ? queryOfSearch({ ...search, within: wider, page: 1 }) : {} },
  );
  return (
    <EmptyState
      title={t('search.none_title')}
      text={advice.join(' ')}
      action={
        <ButtonLink href={href}>
          {wider
            ? t(unit === 'km' ? 'search.none_wider_km' : 'search.none_wider_miles', {
                distance: distanceIn(unit, wider),
              })
            : t('search.none_everyone')}
        </ButtonLink>
      }
    />
  );
}
