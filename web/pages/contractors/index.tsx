import { useState } from 'react';
import type { Choices } from '../../../server/contractors/reference-lists.ts';
import type { RanksView } from '../../../server/search/ranks-view.ts';
import type { FoundView } from '../../../server/search/views.ts';
import { ContractorDialog } from '../../components/contractors/contractor-dialog.tsx';
import { DistanceChoice } from '../../components/search/filter-parts.tsx';
import { FilterPanel } from '../../components/search/filter-panel.tsx';
import { SearchFields } from '../../components/search/search-fields.tsx';
import { useSearchForm } from '../../components/search/search-form.ts';
import { SearchMap } from '../../components/search/search-map.tsx';
import { SearchResults } from '../../components/search/search-results.tsx';
import { SaveForm } from '../../components/shortlist/save-button.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = {
  found: FoundView;
  choices: Choices;
  /** Ids on the reader's list. */
  kept: number[];
  compareUrl: string | null;
  /** On demand. */
  ranks?: RanksView;
};

export default function ContractorsPage({ found, choices, kept, compareUrl, ranks }: Props) {
  const t = useT();
  const form = useSearchForm();
  const { search, unit } = found;
  const [isMapped, setMapped] = useState(false);
  // There is no list to filter while the page asks.
  const isAsking = found.isNearMe || found.missed !== null;
  return (
    <>
      <PageHead
        title={t('search.title')}
        description={t('search.description')}
        noIndex={found.pagination.total === 0 || search.page > found.pagination.last_page}
      />
      <a className="skip-link" href="#results">
        {t('search.skip_to_results')}
      </a>
      <h1>{t('search.title')}</h1>
      <form
        action={form.action}
        onSubmit={form.onSubmit}
        // Choices take effect at once; what is typed, when it is sent.
        onChange={({ target, currentTarget }) => !isTyped(target) && form.find(currentTarget)}
        className="mt-6"
      >
        <SearchFields words={search.words} near={search.near}>
          <DistanceChoice value={search.within} unit={unit} />
        </SearchFields>
        <div className={isMapped ? 'find-columns find-columns-mapped' : 'find-columns'}>
          <div id="results" tabIndex={-1} className="min-w-0">
            <SearchResults
              found={found}
              choices={choices}
              kept={kept}
              compareUrl={compareUrl}
              ranks={ranks}
            />
          </div>
          {!isAsking && (
            <div className="find-tools">
              <SearchMap found={found} isOpen={isMapped} onOpen={setMapped} />
              <FilterPanel found={found} choices={choices} />
            </div>
          )}
        </div>
      </form>
      <SaveForm />
      <ContractorDialog />
    </>
  );
}

const isTyped = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type !== 'checkbox';
