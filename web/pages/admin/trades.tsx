import { formatDate } from '../../../common/format/dates.ts';
import { htmlLang, otherLanguage } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { EditableTrade, TradesView } from '../../../server/moderation/lists/reference-views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { AdminList, type Column } from '../../components/admin/list/admin-list.tsx';
import { ConfirmRemoval } from '../../components/admin-lists/confirm-removal.tsx';
import { OpenForm, useOpenedForm, type Opened } from '../../components/admin-lists/open-form.tsx';
import { RefreshProgress } from '../../components/admin-lists/refresh-progress.tsx';
import { NEW_TRADE, TradeDialog } from '../../components/admin-lists/trade-dialog.tsx';
import { TradeIcon } from '../../components/contractors/trade-icon.tsx';
import '../../components/admin-lists/admin-lists.css';
import { Button } from '../../components/ui/button.tsx';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { formatCount } from '../../../common/format/numbers.ts';

export type Props = TradesView;

/** The trades, in both languages, with what they are found by; an administrator's edits outlast every update. */
export default function AdminTradesPage({ trades, refreshes }: Props) {
  const t = useT();
  const [opened, open] = useOpenedForm();
  const close = () => open(null);
  // By its id, so that an open form sees the present row after a refetch.
  const trade = trades.rows.find(({ id }) => String(id) === opened?.key);
  return (
    <AdminFrame
      title={t('admin_lists.trades.title')}
      aside={
        <OpenForm opens={{ form: 'add', key: '' }} onOpen={open}>
          <Button type="submit" variant="primary">
            {t('admin_lists.trades.add')}
          </Button>
        </OpenForm>
      }
    >
      {opened?.form === 'add' && <TradeDialog trade={NEW_TRADE} onClose={close} />}
      {trade && opened?.form === 'edit' && <TradeDialog key={trade.id} trade={trade} onClose={close} />}
      {trade?.can.remove && opened?.form === 'remove' && <Removal trade={trade} onClose={close} />}
      <RefreshProgress refreshes={refreshes} />
      <AdminList
        label={t('admin_lists.trades.title')}
        list={trades}
        columns={useColumns(open)}
        keyOf={({ id }) => id}
        hrefOf={(query) => route('admin.trades', {}, { query })}
        exportHref={(query) => route('admin.trades.export', {}, { query })}
        only={['trades', 'refreshes']}
        searchLabel={t('admin_lists.trades.search')}
        filters={[
          {
            name: 'used',
            label: t('admin_lists.trades.used'),
            options: [
              { value: 'yes', label: t('admin_lists.trades.used_yes') },
              { value: 'no', label: t('admin_lists.trades.used_no') },
            ],
          },
        ]}
        empty={t('admin_lists.trades.empty')}
      />
    </AdminFrame>
  );
}

function Removal({ trade, onClose }: { trade: EditableTrade; onClose: () => void }) {
  const t = useT();
  const { language } = useShared();
  const name = trade[language];
  return (
    <ConfirmRemoval
      title={t('admin_lists.remove_named', { name })}
      text={t('admin_lists.trades.remove_question', { name })}
      url={route('admin.trades.destroy', { id: trade.id })}
      body={{ version: String(trade.version) }}
      onClose={onClose}
    />
  );
}

function useColumns(onOpen: (opened: Opened) => void): Column<EditableTrade>[] {
  const t = useT();
  const { language } = useShared();
  const other = otherLanguage(language);
  return [
    {
      key: 'name',
      label: t('admin_lists.column.trades'),
      sort: 'name',
      kind: 'main',
      cell: (trade) => (
        <span className="flex gap-3">
          <TradeIcon name={trade.icon} />
          <span>
            {trade[language]}
            <span className="block text-sm font-normal" lang={htmlLang(other)}>
              {trade[other]}
            </span>
            <span className="block text-sm font-normal text-muted">
              {trade.slug}
              {trade.editedAt !== null &&
                ` · ${t('admin_lists.trades.edited', { date: formatDate(trade.editedAt, t.language) })}`}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'words',
      label: t('admin_lists.column.search_words'),
      kind: 'wide',
      cell: ({ synonyms }) => (
        <span className="line-clamp-3 text-muted">
          {[...synonyms.english, ...synonyms.mexican_spanish].join(', ')}
        </span>
      ),
    },
    {
      key: 'cslb',
      label: t('admin_lists.column.cslb'),
      cell: ({ cslbClasses }) => cslbClasses.join(', '),
    },
    {
      key: 'contractors',
      label: t('admin_lists.column.contractors'),
      sort: 'contractors',
      kind: 'number',
      cell: ({ contractors }) => formatCount(contractors),
    },
    {
      key: 'reviews',
      label: t('admin_lists.column.reviews'),
      sort: 'reviews',
      kind: 'number',
      cell: ({ reviews }) => formatCount(reviews),
    },
    {
      key: 'edit',
      label: t('admin_lists.edit'),
      kind: 'action',
      cell: (trade) => <Actions trade={trade} onOpen={onOpen} />,
    },
  ];
}

/** One in use cannot be removed, and so nothing offers to. */
function Actions({ trade, onOpen }: { trade: EditableTrade; onOpen: (opened: Opened) => void }) {
  const t = useT();
  const { language } = useShared();
  const { id, can } = trade;
  const name = trade[language];
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {can.remove && (
        <OpenForm opens={{ form: 'remove', key: String(id) }} onOpen={onOpen}>
          <Button
            type="submit"
            variant="ghost"
            size="small"
            aria-label={t('admin_lists.remove_named', { name })}
          >
            {t('admin_lists.remove')}
          </Button>
        </OpenForm>
      )}
      <OpenForm opens={{ form: 'edit', key: String(id) }} onOpen={onOpen}>
        <Button type="submit" size="small" aria-label={t('admin_lists.edit_named', { name })}>
          {t('admin_lists.edit')}
        </Button>
      </OpenForm>
    </span>
  );
}
