import { formatDate } from '../../../common/dates.ts';
import { formatMoney } from '../../../common/money.ts';
import { route } from '../../../common/route-table.ts';
import type { CancelSubscriptionView } from '../../../server/billing-admin/cancel-subscription.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { PlanMark } from '../../components/billing/plan-mark.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { DataList } from '../../components/ui/data-list.tsx';
import { Field } from '../../components/ui/field.tsx';
import { RadioGroup } from '../../components/ui/radio-group.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/app-context.tsx';

export type Props = CancelSubscriptionView;

/** Ends a user's membership, with a reason that they will read. */
export default function Page(props: Props) {
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
        {membership.isPaid ? <CancelForm {...props} /> : <p>{t('billing_admin.cancel.nothing')}</p>}
      </div>
    </AdminFrame>
  );
}

function CancelForm({ user, membership, refundableCents }: Props) {
  const t = useT();
  const endsAnyway = membership.cancelsAt !== null;
  const form = usePostForm(
    { when: endsAnyway ? 'now' : 'period_end', refund: 'no', reason: '' },
    { action: route('admin.users.cancel_subscription.store', { id: user.id }) },
  );
  const date = membership.periodEnd === null ? '' : formatDate(membership.periodEnd);
  return (
    <PostForm form={form} className="grid gap-6">
      <RadioGroup
        legend={t('billing_admin.cancel.when')}
        name="when"
        value={form.data.when}
        onChange={(when) => form.set('when', when)}
        options={[
          ...(endsAnyway
            ? []
            : [{ value: 'period_end', label: t('billing_admin.cancel.period_end', { date }) }]),
          { value: 'now', label: t('billing_admin.cancel.now') },
        ]}
      />
      {refundableCents > 0 && (
        <RadioGroup
          legend={t('billing_admin.cancel.refund', { amount: formatMoney(refundableCents) })}
          name="refund"
          layout="row"
          value={form.data.refund}
          onChange={(refund) => form.set('refund', refund)}
          options={[
            { value: 'no', label: t('billing_admin.no') },
            { value: 'yes', label: t('billing_admin.yes') },
          ]}
        />
      )}
      <Field label={t('billing_admin.cancel.reason')} error={form.errors['reason']} required>
        {(control) => (
          <TextArea
            {...control}
            name="reason"
            rows={4}
            maxLength={2000}
            value={form.data.reason}
            onChange={({ target }) => form.set('reason', target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="danger" busy={form.busy}>
          {t('billing_admin.cancel.action')}
        </Button>
      </div>
    </PostForm>
  );
}
