import { Link } from '@inertiajs/react';
import { MEMBERSHIP_VERSIONS } from '../../../common/constants.ts';
import { formatDate } from '../../../common/format/dates.ts';
import { SHOWN_STATES } from '../../../common/profiles/memberships.ts';
import { formatMoney } from '../../../common/format/money.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { PricedUser, UsersPricingView } from '../../../server/billing-admin/views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { AdminList, type Column } from '../../components/admin/list/admin-list.tsx';
import { PlanMark, planName } from '../../components/billing/plan-mark.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = UsersPricingView;

/** Every account with its plan, its last day, and its payments so far. */
export default function AdminUsersPricingPage({ users }: Props) {
  const t = useT();
  return (
    <AdminFrame title={t('billing_admin.users.title')}>
      <AdminList
        label={t('billing_admin.users.title')}
        list={users}
        columns={columnsOf(t)}
        keyOf={({ id }) => id}
        hrefOf={(query) => route('admin.users.pricing', {}, { query })}
        exportHref={(query) => route('admin.users.pricing.export', {}, { query })}
        only={['users']}
        searchLabel={t('admin.users.search')}
        filters={[
          {
            name: 'plan',
            label: t('membership.plan'),
            options: MEMBERSHIP_VERSIONS.map((value) => ({ value, label: planName(value, t) })),
          },
          {
            name: 'state',
            label: t('membership.state'),
            options: SHOWN_STATES.map((value) => ({ value, label: t(`membership.state.${value}`) })),
          },
          {
            name: 'coupon',
            label: t('billing_admin.users.has_coupon'),
            options: [
              { value: 'yes', label: t('billing_admin.yes') },
              { value: 'no', label: t('billing_admin.no') },
            ],
          },
        ]}
        empty={t('admin.users.empty')}
      />
    </AdminFrame>
  );
}

function columnsOf(t: Translate): Column<PricedUser>[] {
  return [
    {
      key: 'name',
      label: t('admin.users.name'),
      sort: 'name',
      kind: 'main',
      cell: ({ id, name, email }) => (
        <>
          <Link href={route('admin.functions', {}, { query: { open: id } })}>
            <bdi>{name}</bdi>
          </Link>
          <span className="block font-normal text-muted">{email}</span>
        </>
      ),
    },
    {
      key: 'plan',
      label: t('membership.plan'),
      cell: ({ version }) => <PlanMark version={version} stacked />,
    },
    {
      key: 'state',
      label: t('membership.state'),
      cell: ({ state }) => t(`membership.state.${state}`),
    },
    {
      key: 'renewal',
      label: t('billing_admin.users.renewal'),
      sort: 'renewal',
      cell: ({ periodEnd }) => (periodEnd === null ? '' : formatDate(periodEnd, t.language)),
    },
    {
      key: 'value',
      label: t('billing_admin.users.value'),
      sort: 'value',
      kind: 'number',
      cell: ({ valueCents }) => formatMoney(valueCents),
    },
    { key: 'coupon', label: t('plans.coupon'), cell: ({ coupon }) => coupon ?? '' },
    {
      key: 'cancel',
      label: t('billing_admin.users.cancel'),
      kind: 'action',
      cell: ({ id, name, can }) =>
        can.cancel && (
          <Link
            href={route('admin.users.cancel_subscription', { id })}
            aria-label={`${t('billing_admin.users.cancel')}: ${name}`}
          >
            {t('billing_admin.users.cancel')}
          </Link>
        ),
    },
  ];
}
