import { Link } from '@inertiajs/react';
import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { ListedProfile } from '../../../server/contractors/page/listed-profile-view.ts';
import type { ContractorsView } from '../../../server/moderation/lists/views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { AdminList, type Column } from '../../components/admin/list/admin-list.tsx';
import type { ListFilter } from '../../components/admin/list/list-toolbar.tsx';
import { RedFlagBadge } from '../../components/contractors/red-flag-badge.tsx';
import { MailAddress } from '../../components/admin-lists/mail-address.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import '../../components/admin-lists/admin-lists.css';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { LICENSE_STATUSES } from '../../../common/constants.ts';
import { formatCount, formatMean } from '../../../common/format/numbers.ts';

export type Props = ContractorsView;

const LICENSE_STATES = [...LICENSE_STATUSES, 'unknown', 'none'] as const;

/** Every contractor, with its owner and links to its history, its reviews and its page. */
export default function AdminContractorsPage({ contractors, regions }: Props) {
  const t = useT();
  return (
    <AdminFrame title={t('admin_lists.contractors.title')}>
      <AdminList
        label={t('admin_lists.contractors.title')}
        list={contractors}
        columns={useColumns()}
        keyOf={({ id }) => id}
        hrefOf={(query) => route('admin.contractors', {}, { query })}
        exportHref={(query) => route('admin.contractors.export', {}, { query })}
        only={['contractors']}
        searchLabel={t('admin_lists.contractors.search')}
        filters={filtersOf(regions, t)}
        empty={t('admin_lists.contractors.empty')}
      />
    </AdminFrame>
  );
}

function filtersOf(regions: Props['regions'], t: Translate): ListFilter[] {
  return [
    {
      name: 'region',
      label: t('admin_lists.column.region'),
      any: t('admin_lists.contractors.everywhere'),
      options: regions.map(({ slug, name }) => ({ value: slug, label: name })),
    },
    {
      name: 'claimed',
      label: t('admin_lists.column.claimed'),
      options: [
        { value: 'yes', label: t('admin_lists.contractors.claimed_yes') },
        { value: 'no', label: t('admin_lists.contractors.claimed_no') },
      ],
    },
    {
      name: 'license',
      label: t('admin_lists.column.license'),
      options: LICENSE_STATES.map((value) => ({ value, label: t(`admin_lists.license.${value}`) })),
    },
    {
      name: 'name',
      label: t('admin_lists.contractors.name'),
      options: [{ value: 'flagged', label: t('admin_lists.contractors.name_flagged') }],
    },
    {
      name: 'closing',
      label: t('admin.closing.filter'),
      options: [
        { value: 'proposed', label: t('admin.closing.filter_proposed') },
        { value: 'closed', label: t('admin.closing.filter_closed') },
      ],
    },
  ];
}

function useColumns(): Column<ListedProfile>[] {
  const t = useT();
  return [
    {
      key: 'name',
      label: t('admin_lists.column.contractor'),
      sort: 'name',
      kind: 'main',
      cell: (profile) => <Name profile={profile} />,
    },
    {
      key: 'region',
      label: t('admin_lists.column.region'),
      sort: 'region',
      cell: ({ city, region }) => [city, region?.name].filter(Boolean).join(', '),
    },
    { key: 'owner', label: t('admin_lists.column.owner'), cell: (profile) => <Owner profile={profile} /> },
    {
      key: 'license',
      label: t('admin_lists.column.license'),
      cell: ({ license }) => <License license={license} />,
    },
    {
      key: 'rating',
      label: t('admin_lists.column.rating'),
      sort: 'rating',
      kind: 'number',
      cell: ({ reviews: { mean } }) => mean !== null && formatMean(mean),
    },
    {
      key: 'reviews',
      label: t('admin_lists.column.reviews'),
      sort: 'reviews',
      kind: 'number',
      cell: ({ reviews: { count } }) => formatCount(count),
    },
    {
      key: 'appeals',
      label: t('admin_lists.column.open_appeals'),
      sort: 'appeals',
      kind: 'number',
      cell: ({ openAppeals }) => formatCount(openAppeals),
    },
    {
      key: 'listed',
      label: t('admin_lists.column.listed'),
      sort: 'listed',
      cell: ({ listedAt }) => <DateText at={listedAt} />,
    },
  ];
}

function Name({ profile }: { profile: ListedProfile }) {
  const t = useT();
  const path = usePath();
  const { id, slug, name, trades, redFlag, nameSignals } = profile;
  return (
    <>
      <Link href={route('admin.contractors.history', { id })}>{name}</Link>
      {redFlag && (
        <>
          {' '}
          <RedFlagBadge level={redFlag} />
        </>
      )}
      {nameSignals.map((signal) => (
        <Link key={signal} className="block text-sm" href={route('admin.contractors.show', { id })}>
          <Badge tone="caution">{t(`admin.signal.${signal}`)}</Badge>
        </Link>
      ))}
      <span className="block text-sm font-normal text-muted">
        {trades.map((trade) => trade.name).join(', ')} · #{id}
      </span>
      <span className="row-links text-sm font-normal">
        <Link href={route('admin.contractors.reviews', { id })}>{t('admin_lists.column.reviews')}</Link>
        <Link href={path('contractors.show', { slug })}>{t('admin_lists.contractors.page')}</Link>
      </span>
    </>
  );
}

function Owner({ profile: { owner, source } }: { profile: ListedProfile }) {
  const t = useT();
  if (owner === null)
    return (
      <>
        {t('admin_lists.contractors.claimed_no')}
        {source && <span className="block text-muted">{source}</span>}
      </>
    );
  return (
    <>
      {owner.name}
      <MailAddress address={owner.email} />
      {!owner.active && (
        <span className="block text-danger">{t('admin_lists.contractors.inactive_owner')}</span>
      )}
    </>
  );
}

function License({ license: { state, number, expiresOn } }: Pick<ListedProfile, 'license'>) {
  const t = useT();
  const words = t(`admin_lists.license.${state}`);
  const date = expiresOn && formatDate(expiresOn, t.language);
  const dated =
    date && state === 'valid'
      ? t('admin_lists.license_until', { state: words, date })
      : date && state === 'expired'
        ? t('admin_lists.license_since', { state: words, date })
        : words;
  return (
    <>
      {dated}
      {number && <span className="block text-muted">{number}</span>}
    </>
  );
}
