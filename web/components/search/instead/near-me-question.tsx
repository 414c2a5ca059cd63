import { router } from '@inertiajs/react';
import { queryOfSearch, type ContractorSearch } from '../../../../common/search/contractor-search.ts';
import { usePath, useT } from '../../../lib/page/app-context.tsx';
import { MyLocation } from '../my-location.tsx';

/** Instead of a list: "near me" was typed, and only the browser or the reader knows where that is. */
export function NearMeQuestion({ search }: { search: ContractorSearch }) {
  const t = useT();
  const path = usePath();
  return (
    <div className="min-w-0">
      <div aria-live="polite">
        <h2 className="text-lg">{t('search.near_me')}</h2>
        <p className="mt-2">{t('search.near_me_text')}</p>
      </div>
      <div className="mt-4">
        <MyLocation
          isLabeled
          onFound={(near) =>
            router.visit(
              path('contractors.index', {}, { query: queryOfSearch({ ...search, near, page: 1 }) }),
            )
          }
        />
      </div>
    </div>
  );
}
