import { COUPON_STATES } from '../../../common/coupons.ts';
import { formatDate } from '../../../common/format/dates.ts';
import { formatMoney } from '../../../common/format/money.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { AdminCouponsView, CouponItem } from '../../../server/billing-admin/views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { AdminList, type Column } from '../../components/admin/list/admin-list.tsx';
import { CouponForm } from '../../components/billing/coupon-form.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { Disclosure } from '../../components/ui/overlay/disclosure.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = AdminCouponsView;

/** Coupons with their states and uses; a batch is found by its name, and exported as it is narrowed. */
export default function AdminCouponsPage({ coupons }: Props) {
  const t = useT();
  return (
    <AdminFrame title={t('billing_admin.coupons.title')}>
      <Disclosure summary={t('billing_admin.coupon.create')} className="mb-6">
        <CouponForm />
      </Disclosure>
      <AdminList
        label={t('billing_admin.coupons.title')}
        list={coupons}
        columns={columnsOf(t)}
        keyOf={({ id }) => id}
        hrefOf={(query) => route('admin.coupons', {}, { query })}
        exportHref={(query) => route('admin.coupons.export', {}, { query })}
        only={['coupons']}
        searchLabel={t('billing_admin.coupons.search')}
        filters={[
          {
            name: 'state',
            label: t('membership.state'),
            options: COUPON_STATES.map((state) => ({
              value: state,
              label: t(`billing_admin.coupon.state.${state}`),
            })),
          },
        ]}
        empty={t('billing_admin.coupons.empty')}
      />
    </AdminFrame>
  );
}

const valueOf = ({ kind, value }: CouponItem, t: Translate): string => {
  if (kind === 'percent') return `${value}%`;
  return kind === 'amount' ? formatMoney(value) : t('billing_admin.coupon.months_free', { count: value });
};

const usesOf = ({ redeemed, maxRedemptions }: CouponItem, t: Translate): string =>
  maxRedemptions === null
    ? String(redeemed)
    : t('billing_admin.coupon.used_of', { used: redeemed, most: maxRedemptions });

function columnsOf(t: Translate): Column<CouponItem>[] {
  return [
    {
      key: 'code',
      label: t('billing_admin.coupon.code'),
      sort: 'code',
      kind: 'main',
      cell: ({ code, name }) => (
        <>
          {code}
          <span className="block font-normal text-muted">{name}</span>
        </>
      ),
    },
    { key: 'value', label: t('billing_admin.coupon.value'), cell: (coupon) => valueOf(coupon, t) },
    {
      key: 'duration',
      label: t('billing_admin.coupon.duration'),
      cell: ({ duration }) => t(`billing_admin.coupon.duration.${duration}`),
    },
    {
      key: 'state',
      label: t('membership.state'),
      cell: ({ state }) => t(`billing_admin.coupon.state.${state}`),
    },
    {
      key: 'used',
      label: t('billing_admin.coupon.used'),
      sort: 'redeemed',
      kind: 'number',
      cell: (coupon) => usesOf(coupon, t),
    },
    {
      key: 'ends',
      label: t('billing_admin.coupon.ends'),
      cell: ({ lastDay }) => (lastDay === null ? '' : formatDate(lastDay, t.language)),
    },
    {
      key: 'do',
      label: t('billing_admin.coupon.change'),
      kind: 'action',
      cell: (coupon) => <CouponActions coupon={coupon} />,
    },
  ];
}

const NEXT = {
  draft: ['active', 'archived'],
  active: ['paused', 'archived'],
  paused: ['active', 'archived'],
  archived: ['draft'],
} as const;

function CouponActions({ coupon: { id, setState } }: { coupon: CouponItem }) {
  const t = useT();
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {NEXT[setState].map((state) => (
        <SendButton key={state} size="small" action={route('admin.coupons.state', { id })} also={{ state }}>
          {t(`billing_admin.coupon.to.${state}`)}
        </SendButton>
      ))}
    </span>
  );
}
