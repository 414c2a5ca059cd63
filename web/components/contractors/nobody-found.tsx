import { DISTANCES_MILES, queryOfSearch, type ContractorSearch } from '../../../common/contractor-search.ts';
import { usePath, useT } from '../../lib/app-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** An empty list: farther out if that is possible, else everybody. */
export function NobodyFound({ search }: { search: ContractorSearch }) {
  const t = useT();
  const path = usePath();
  const wider = search.near === '' ? undefined : DISTANCES_MILES.find((miles) => miles > search.within);
  const href = path(
    'contractors.index',
    {},
    { query: wider ? queryOfSearch({ ...search, within: wider, page: 1 }) : {} },
  );
  return (
    <EmptyState
      title={t('search.none_title')}
      text={t('search.none_text')}
      action={
        <ButtonLink href={href}>
          {wider ? t('search.none_wider', { miles: wider }) : t('search.none_everyone')}
        </ButtonLink>
      }
    />
  );
}
