import '../../components/for-contractors/for-contractors.css';
import { formatDate } from '../../../common/format/dates.ts';
import type { CountedLimit } from '../../../common/limits/plan-limits.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { AdminPlansView } from '../../../server/billing-admin/plans.ts';
import type { PlanView } from '../../../server/billing/views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { planName } from '../../components/billing/plan-mark.tsx';
import { PlanTable } from '../../components/billing/plan-table.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/overlay/disclosure.tsx';
import { SelectField, TextField } from '../../components/form/fields.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = AdminPlansView;

/** The present and planned terms, and a form for new terms of each plan. */
export default function AdminPlansPage({ plans, planned }: Props) {
  const t = useT();
  return (
    <AdminFrame title={t('billing_admin.plans.title')}>
      <Section title={t('billing_admin.plans.now')}>
        <PlanTable plans={plans} label={t('billing_admin.plans.title')} />
      </Section>
      <Section title={t('billing_admin.plans.planned')}>
        {planned.length === 0 && <p>{t('billing_admin.plans.none_planned')}</p>}
        {planned.map(({ id, plan, effectiveFrom }) => (
          <div key={id} className="border-t border-line py-4">
            <p className="mb-2 flex flex-wrap items-center gap-3">
              {t('billing_admin.plans.from', {
                plan: planName(plan.version, t),
                date: formatDate(effectiveFrom, t.language),
              })}
              <SendButton size="small" action={route('admin.plans.withdraw', { id })}>
                {t('billing_admin.plans.withdraw')}
              </SendButton>
            </p>
            <PlanTable plans={[plan]} label={planName(plan.version, t)} />
          </div>
        ))}
      </Section>
      <Section title={t('billing_admin.plans.change')}>
        <p className="mb-3 max-w-prose">{t('billing_admin.plans.change_text')}</p>
        {plans.map((plan) => (
          <Disclosure key={plan.version} summary={planName(plan.version, t)}>
            <TermsForm plan={plan} />
          </Disclosure>
        ))}
      </Section>
    </AdminFrame>
  );
}

const COUNTED = [
  'photos',
  'templates',
  'color_schemes',
  'trades',
  'view_regions',
  'postings_a_month',
  'invitations_a_month',
  'pinned_postings',
  'seats',
] as const satisfies readonly CountedLimit[];

const answer = (value: boolean): 'yes' | 'no' => (value ? 'yes' : 'no');

function TermsForm({ plan }: { plan: PlanView }) {
  const t = useT();
  const { limits } = plan;
  const counted = Object.fromEntries(COUNTED.map((name) => [name, String(limits[name])]));
  const form = usePostForm(
    {
      ...(counted as Record<(typeof COUNTED)[number], string>),
      effective_from: '',
      price_cents: String(plan.priceCents),
      statistics_days: String(limits.statistics_days),
      on_sale: answer(plan.onSale),
      own_color: answer(limits.own_color),
      statistics_csv: answer(limits.statistics_csv),
    },
    { action: route('admin.plans.store'), also: { version: plan.version }, visit: { preserveScroll: true } },
  );
  const inputOf = (name: keyof typeof form.data, label: string, type = 'number') => (
    <TextField key={name} name={name} label={label} required type={type} min={0} />
  );
  const choiceOf = (name: 'on_sale' | 'own_color' | 'statistics_csv', label: string) => (
    <SelectField
      name={name}
      label={label}
      error={form.errors[name]}
      required
      value={form.data[name]}
      options={[
        { value: 'yes', label: t('billing_admin.yes') },
        { value: 'no', label: t('billing_admin.no') },
      ]}
      onChange={(value) => form.set(name, value === 'yes' ? 'yes' : 'no')}
    />
  );
  return (
    <PostForm form={form} className="grid gap-4 sm:grid-cols-2">
      {inputOf('effective_from', t('billing_admin.plans.day'), 'date')}
      {inputOf('price_cents', t('billing_admin.plans.price'))}
      {COUNTED.map((name) => inputOf(name, t(`billing.limit.${name}`)))}
      {inputOf('statistics_days', t('billing_admin.plans.days'))}
      {choiceOf('own_color', t('billing_admin.plans.own_color'))}
      {choiceOf('statistics_csv', t('billing_admin.plans.csv'))}
      {choiceOf('on_sale', t('billing_admin.plans.on_sale'))}
      <div className="sm:col-span-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('billing_admin.plans.save')}
        </Button>
      </div>
    </PostForm>
  );
}
