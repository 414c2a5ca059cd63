import { useState } from 'react';
import type { Choices } from '../../../server/contractors/reference-lists.ts';
import type { FoundSubsView } from '../../../server/search/sub-finder/views.ts';
import { CleanHtml } from '../../components/content/markup.tsx';
import { ContractorDialog } from '../../components/contractors/contractor-dialog.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { useChoice } from '../../components/sub-finder/chosen-subs.tsx';
import { SubFinderFilters } from '../../components/sub-finder/sub-finder-filters.tsx';
import { SubFinderMap } from '../../components/sub-finder/sub-finder-map.tsx';
import { SubFinderResults } from '../../components/sub-finder/sub-finder-results.tsx';
import { SUBS_FOUND, useSubFinderForm } from '../../components/sub-finder/use-sub-finder-form.ts';
import { Link } from '../../components/ui/link.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = { found: FoundSubsView; choices: Choices; pageText: string | null };

/** Contractors who take a part of a job. */
export default function SubFinderPage({ found, choices, pageText }: Props) {
  const t = useT();
  const path = usePath();
  const { action, find, onSubmit } = useSubFinderForm();
  const [isMapped, setMapped] = useState(false);
  const choice = useChoice();
  return (
    <>
      <PageHead title={t('sub_finder.title')} noIndex />
      <h1>{t('sub_finder.title')}</h1>
      {pageText !== null && <CleanHtml className="content-text mt-3" html={pageText} />}
      <p className="mt-3 flex flex-wrap gap-x-5">
        <Link href={path('invitations.index')}>{t('sub_finder.invitations')}</Link>
      </p>
      <div className={isMapped ? 'find-columns find-columns-mapped' : 'find-columns'}>
        <form
          className="find-tools"
          action={action}
          aria-label={t('sub_finder.filters_aside')}
          onSubmit={onSubmit}
          // Choices take effect at once; what is typed, when it is sent.
          onChange={({ target, currentTarget }) => !isTyped(target) && find(currentTarget)}
        >
          <SubFinderMap found={found} isOpen={isMapped} onOpen={setMapped} />
          <SubFinderFilters found={found} choices={choices} />
        </form>
        <div id={SUBS_FOUND} tabIndex={-1} className="min-w-0">
          <SubFinderResults found={found} choice={choice} />
        </div>
      </div>
      <ContractorDialog />
    </>
  );
}

const isTyped = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type !== 'checkbox';
