import {
  DISTANCES_MILES,
  countFilters,
  queryOfSearch,
  type ContractorSearch,
} from '../../../common/contractor-search.ts';
import { usePath, useT } from '../../lib/app-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** An empty list: what may help of what was asked for; farther out if that is possible, else everybody. */
export function NobodyFound({ search }: { search: ContractorSearch }) {
  const t = useT();
  const path = usePath();
  const isFiltered = countFilters(search) > 0;
  if (!isFiltered && search.words === '' && search.near === '')
    return <EmptyState title={t('search.nobody_title')} text={t('search.nobody_text')} />;

  const wider = search.near === '' ? undefined : DISTANCES_MILES.find((miles) => miles > search.within);
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
          {wider ? t('search.none_wider', { miles: wider }) : t('search.none_everyone')}
        </ButtonLink>
      }
    />
  );
}
