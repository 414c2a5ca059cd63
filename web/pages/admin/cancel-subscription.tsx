import { formatDate } from '../../../common/format/dates.ts';
import { formatMoney } from '../../../common/format/money.ts';
import type { Translate } from '../../../common/format/translator.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { CancelSubscriptionView } from '../../../server/billing-admin/cancel-subscription.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { PlanMark } from '../../components/billing/plan-mark.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { DataList } from '../../components/ui/data-list.tsx';
import { TextAreaField, TextField } from '../../components/form/fields.tsx';
import { Link } from '../../components/ui/link.tsx';
import { RadioField } from '../../components/form/fields.tsx';
import { RadioGroup } from '../../components/ui/form/radio-group.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = CancelSubscriptionView;

const yesOrNo = (t: Translate) => [
  { value: 'no', label: t('billing_admin.no') },
  { value: 'yes', label: t('billing_admin.yes') },
];

/** Ends a user's membership, with a reason that they will read. */
export default function AdminCancelSubscriptionPage(props: Props) {
  const { user, membership } = props;
  const t = useT();
  return (
    <AdminFrame title={t('billing_admin.cancel.title')}>
      <div className="grid max-w-form gap-6">
        <DataList
          items={[
            { term: t('admin.users.name'), detail: `${user.name} · ${user.email}` },
            { term: t('membership.plan'), detail: <PlanMark version={membership.version} /> },
            { term: t('membership.state'), detail: t(`membership.state.${membership.state}`) },
          ]}
        />
        {props.owedCents > 0 && (
          <Alert tone="danger">
            {t('billing_admin.cancel.owed', { amount: formatMoney(props.owedCents) })}{' '}
            <Link href={route('admin.billing')}>{t('billing_admin.revenue.title')}</Link>
          </Alert>
        )}
        {membership.isPaid ? <CancelForm {...props} /> : <p>{t('billing_admin.cancel.nothing')}</p>}
      </div>
    </AdminFrame>
  );
}

function CancelForm({ user, membership, mostCents, suggestedCents }: Props) {
  const t = useT();
  const endsAnyway = membership.cancelsAt !== null;
  const form = usePostForm<CancelValues>(
    {
      when: endsAnyway ? 'now' : 'period_end',
      fault: 'no',
      refund: endsAnyway && suggestedCents > 0 ? 'yes' : 'no',
      refund_amount: formatMoney(suggestedCents).slice(1),
      reason: '',
    },
    { action: route('admin.users.cancel_subscription.store', { id: user.id }) },
  );
  const date = membership.periodEnd === null ? '' : formatDate(membership.periodEnd, t.language);
  // Ended now and without the customer's fault, the unused part is refunded unless an administrator says no.
  const choose = (change: { when?: string; fault?: string }) => {
    const { when, fault } = { ...form.data, ...change };
    if (change.when !== undefined) form.set('when', when);
    if (change.fault !== undefined) form.set('fault', fault);
    form.set('refund', when === 'now' && fault === 'no' && suggestedCents > 0 ? 'yes' : 'no');
  };
  return (
    <PostForm form={form} className="grid gap-6">
      <RadioGroup
        legend={t('billing_admin.cancel.when')}
        name="when"
        value={form.data.when}
        onChange={(when) => choose({ when })}
        options={[
          ...(endsAnyway
            ? []
            : [{ value: 'period_end', label: t('billing_admin.cancel.period_end', { date }) }]),
          { value: 'now', label: t('billing_admin.cancel.now') },
        ]}
      />
      <RadioGroup
        legend={t('billing_admin.cancel.fault')}
        name="fault"
        layout="row"
        value={form.data.fault}
        onChange={(fault) => choose({ fault })}
        options={yesOrNo(t)}
      />
      {mostCents > 0 && <RefundFields mostCents={mostCents} suggestedCents={suggestedCents} />}
      <TextAreaField
        name="reason"
        label={t('billing_admin.cancel.reason')}
        required
        rows={4}
        maxLength={2000}
      />
      <div>
        <Button type="submit" variant="danger" busy={form.busy}>
          {t('billing_admin.cancel.action')}
        </Button>
      </div>
    </PostForm>
  );
}

type CancelValues = { when: string; fault: string; refund: string; refund_amount: string; reason: string };
type RefundProps = Pick<Props, 'mostCents' | 'suggestedCents'>;

/** At most what was paid for the period; the unused part is suggested. */
function RefundFields({ mostCents, suggestedCents }: RefundProps) {
  const t = useT();
  return (
    <>
      <RadioField
        legend={t('billing_admin.cancel.refund')}
        help={t('billing_admin.cancel.refund_help', {
          most: formatMoney(mostCents),
          unused: formatMoney(suggestedCents),
        })}
        name="refund"
        layout="row"
        options={yesOrNo(t)}
      />
      <TextField
        name="refund_amount"
        label={t('billing_admin.cancel.amount')}
        inputMode="decimal"
        maxLength={12}
      />
    </>
  );
}
