import '../../components/shortlist/shortlist.css';
import type { SharedListView } from '../../../server/shortlists/views.ts';
import { ContractorDialog } from '../../components/contractors/contractor-dialog.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { KeptList } from '../../components/shortlist/kept-list.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { UserText } from '../../components/ui/user-text.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = SharedListView;

/** A shared shortlist in its present state, readable by its link. */
export default function ShortlistSharedPage({ by, contractors, gone }: Props) {
  const t = useT();
  const path = usePath();
  const title = t('shortlist.shared_title', { name: by });
  return (
    <>
      <PageHead title={title} noIndex />
      <h1>
        <UserText text={title} />
      </h1>
      <p className="mt-2 text-muted">{t('shortlist.shared_intro')}</p>
      {gone > 0 && <p className="mt-2">{t('shortlist.gone', { count: gone })}</p>}
      {contractors.length === 0 && <EmptyState title={t('shortlist.shared_none')} />}
      {contractors.length > 1 && (
        <form id="compare-form" action={path('compare')} className="mt-6">
          <Button type="submit" variant="primary">
            {t('shortlist.compare')}
          </Button>
        </form>
      )}
      <KeptList contractors={contractors} />
      <ContractorDialog />
    </>
  );
}
