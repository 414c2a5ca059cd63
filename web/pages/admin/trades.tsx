import { useState } from 'react';
import { formatDate } from '../../../common/dates.ts';
import { htmlLang, otherLanguage } from '../../../common/language.ts';
import { route } from '../../../common/route-table.ts';
import type { EditableTrade, TradesView } from '../../../server/moderation/lists/reference-views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { AdminList, type Column } from '../../components/admin/admin-list.tsx';
import { ConfirmRemoval } from '../../components/admin-lists/confirm-removal.tsx';
import { RefreshProgress } from '../../components/admin-lists/refresh-progress.tsx';
import { NEW_TRADE, TradeDialog } from '../../components/admin-lists/trade-dialog.tsx';
import { TradeIcon } from '../../components/contractors/trade-icon.tsx';
import '../../styles/admin-lists.css';
import { Button } from '../../components/ui/button.tsx';
import { useShared, useT } from '../../lib/app-context.tsx';
import { formatCount } from '../../../common/numbers.ts';

export type Props = TradesView;

type Doing = { what: 'edit' | 'remove'; id: number } | { what: 'add' } | null;

/** The trades, in both languages, with what they are found by; an administrator's edits outlast every update. */
export default function Page({ trades, refreshes }: Props) {
  const t = useT();
  const [doing, setDoing] = useState<Doing>(null);
  const close = () => setDoing(null);
  // By its id, so that an open form sees the present row after a refetch.
  const trade = doing && 'id' in doing ? trades.rows.find(({ id }) => id === doing.id) : undefined;
  return (
    <AdminFrame
      title={t('admin_lists.trades.title')}
      aside={
        <Button variant="primary" onClick={() => setDoing({ what: 'add' })}>
          {t('admin_lists.trades.add')}
        </Button>
      }
    >
      <RefreshProgress refreshes={refreshes} />
      <AdminList
        label={t('admin_lists.trades.title')}
        list={trades}
        columns={useColumns(setDoing)}
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
      {doing?.what === 'add' && <TradeDialog trade={NEW_TRADE} onClose={close} />}
      {trade && doing?.what === 'edit' && <TradeDialog key={trade.id} trade={trade} onClose={close} />}
      {trade && doing?.what === 'remove' && <Removal trade={trade} onClose={close} />}
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
      body={{ version: trade.version }}
      onClose={onClose}
    />
  );
}

function useColumns(onDo: (doing: Doing) => void): Column<EditableTrade>[] {
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
                ` · ${t('admin_lists.trades.edited', { date: formatDate(trade.editedAt) })}`}
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
      cell: (trade) => <Actions trade={trade} onDo={onDo} />,
    },
  ];
}

/** One in use cannot be removed, and so nothing offers to. */
function Actions({ trade, onDo }: { trade: EditableTrade; onDo: (doing: Doing) => void }) {
  const t = useT();
  const { language } = useShared();
  const { id, can } = trade;
  const name = trade[language];
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {can.remove && (
        <Button
          variant="ghost"
          size="small"
          aria-label={t('admin_lists.remove_named', { name })}
          onClick={() => onDo({ what: 'remove', id })}
        >
          {t('admin_lists.remove')}
        </Button>
      )}
      <Button
        size="small"
        aria-label={t('admin_lists.edit_named', { name })}
        onClick={() => onDo({ what: 'edit', id })}
      >
        {t('admin_lists.edit')}
      </Button>
    </span>
  );
}
