import { queryOfList } from '../../../common/admin-list.ts';
import { HISTORY_KINDS } from '../../../common/cases/history-kinds.ts';
import { route, type Query } from '../../../common/routes/route-table.ts';
import type { ContractorHistoryView } from '../../../server/moderation/lists/views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { ListPages } from '../../components/admin/list/list-pages.tsx';
import { ListToolbar } from '../../components/admin/list/list-toolbar.tsx';
import { SortChoice } from '../../components/admin/list/sort-choice.tsx';
import { useList } from '../../components/admin/list/use-list.ts';
import { ContractorCaseHead } from '../../components/admin-lists/contractor-case-head.tsx';
import { HistoryTimeline } from '../../components/admin-lists/history-timeline.tsx';
import { NoteForm } from '../../components/admin-lists/note-form.tsx';
import '../../components/admin-lists/admin-lists.css';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = ContractorHistoryView;

/** Everything that happened with and around one contractor, and a place for a note about it. */
export default function AdminContractorHistoryPage({ contractor, history }: Props) {
  const t = useT();
  const { id, name } = contractor;
  return (
    <AdminFrame title={t('admin_lists.history.of', { name })}>
      <ContractorCaseHead contractor={contractor} here="history" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <History id={id} history={history} />
        <NoteForm contractorId={id} />
      </div>
    </AdminFrame>
  );
}

function History({ id, history }: { id: number; history: Props['history'] }) {
  const t = useT();
  const { rows, state, pagination } = history;
  const hrefOf = (query: Query) => route('admin.contractors.history', { id }, { query });
  const links = useList(state, hrefOf, ['history']);
  const isNarrowed = queryOfList(state)['kind'] !== null || state.search !== '';
  return (
    <div className="admin-list">
      <ListToolbar
        state={state}
        links={links}
        searchLabel={t('admin_lists.history.search')}
        filters={[
          {
            name: 'kind',
            label: t('admin_lists.history.kind'),
            options: HISTORY_KINDS.map((value) => ({ value, label: t(`admin_lists.kind.${value}`) })),
          },
        ]}
        exportHref={(query) => route('admin.contractors.history.export', { id }, { query })}
      />
      {rows.length > 0 && (
        <div className="always-sorted">
          <SortChoice
            state={state}
            links={links}
            columns={[{ label: t('admin_lists.column.when'), sort: 'at' }]}
          />
        </div>
      )}
      {rows.length === 0 ? (
        <EmptyState
          title={t('admin.none_title')}
          text={isNarrowed ? t('admin.none_found') : t('admin_lists.history.empty')}
        />
      ) : (
        <HistoryTimeline label={t('admin_lists.history.title')} entries={rows} />
      )}
      <ListPages pagination={pagination} links={links} />
    </div>
  );
}
