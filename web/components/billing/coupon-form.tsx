import { COUPON_DURATIONS, COUPON_KINDS } from '../../../common/coupons.ts';
import { PLANS } from '../../../common/limits/plan-limits.ts';
import { route } from '../../../common/routes/route-table.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../form/fields.tsx';
import type { Option } from '../ui/form/select.tsx';

const EMPTY = {
  code: '',
  name: '',
  kind: 'percent',
  value: '10',
  duration: 'once',
  periods: '',
  version: '',
  new_customers_only: 'no',
  max_redemptions: '',
  starts_at: '',
  ends_at: '',
  bulk: '',
};
type Name = keyof typeof EMPTY;

/** One coupon, or a batch of codes for one use each. */
export function CouponForm() {
  const t = useT();
  const form = usePostForm(EMPTY, { action: route('admin.coupons.store') });
  const input = (name: Name, label: string, type = 'text', required = false) => (
    <TextField name={name} label={label} required={required} type={type} />
  );
  const choice = (name: Name, label: string, options: readonly Option[]) => (
    <SelectField name={name} label={label} required options={options} />
  );
  const plans = (['gold', 'annual_gold', 'platinum'] as const).map((value) => ({
    value,
    label: PLANS[value].name,
  }));
  return (
    <PostForm form={form} className="grid gap-4 sm:grid-cols-2">
      {input('name', t('billing_admin.coupon.name'), 'text', true)}
      {input('code', `${t('billing_admin.coupon.code')}. ${t('billing_admin.coupon.code_help')}`)}
      {choice(
        'kind',
        t('billing_admin.coupon.kind'),
        COUPON_KINDS.map((value) => ({ value, label: t(`billing_admin.coupon.kind.${value}`) })),
      )}
      {input('value', t('billing_admin.coupon.value'), 'number', true)}
      {choice(
        'duration',
        t('billing_admin.coupon.duration'),
        COUPON_DURATIONS.map((value) => ({ value, label: t(`billing_admin.coupon.duration.${value}`) })),
      )}
      {input('periods', t('billing_admin.coupon.periods'), 'number')}
      {choice('version', t('billing_admin.coupon.plan'), [
        { value: '', label: t('billing_admin.coupon.every_plan') },
        ...plans,
      ])}
      {choice('new_customers_only', t('billing_admin.coupon.new_only'), [
        { value: 'no', label: t('billing_admin.no') },
        { value: 'yes', label: t('billing_admin.yes') },
      ])}
      {input('max_redemptions', t('billing_admin.coupon.most'), 'number')}
      {input('bulk', t('billing_admin.coupon.bulk'), 'number')}
      {input('starts_at', t('billing_admin.coupon.starts'), 'date')}
      {input('ends_at', t('billing_admin.coupon.ends'), 'date')}
      <div className="sm:col-span-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('billing_admin.coupon.create')}
        </Button>
      </div>
    </PostForm>
  );
}
