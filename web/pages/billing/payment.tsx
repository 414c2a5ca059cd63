import { formatMoney } from '../../../common/format/money.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { PlanView, QuoteView } from '../../../server/billing/views.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PlanMark } from '../../components/billing/plan-mark.tsx';
import { QuoteLines } from '../../components/billing/quote-lines.tsx';
import { SandboxNotice } from '../../components/billing/sandbox-notice.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/form/checkbox.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { Link } from '../../components/ui/link.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = {
  isSandbox: boolean;
  gateway: string;
  plan: PlanView;
  quote: QuoteView;
  coupon: { code: string; name: string } | null;
  typed: string;
  couponError: string | null;
  next: string | null;
  /** The sentence beside the box. */
  consent: string;
};

/** The order and its price, now and later; the gateway's page asks for the card. */
export default function BillingPaymentPage(props: Props) {
  const { isSandbox, plan, quote, coupon } = props;
  const t = useT();
  const title = t('plans.pay_title', { plan: plan.name });
  return (
    <FormPage
      heading={title}
      intro={<PlanMark version={plan.version} />}
      aside={
        <HelpList
          title={t('plans.pay_help_title')}
          items={[t('plans.pay_help_1'), t('plans.pay_help_2'), t('plans.pay_help_3')]}
        />
      }
    >
      <PageHead title={title} noIndex />
      <SandboxNotice shown={isSandbox} />
      <section>
        <h2 className="mb-2">{t('plans.pay_now')}</h2>
        <QuoteLines quote={quote} />
      </section>
      {coupon && (
        <Alert tone="good">{t('plans.coupon_applied', { code: coupon.code, name: coupon.name })}</Alert>
      )}
      <CouponForm {...props} />
      <PurchaseForm {...props} />
    </FormPage>
  );
}

/** The renewal, the way out and the consent stand beside the button. */
function PurchaseForm({ plan, quote, coupon, next, consent }: Props) {
  const t = useT();
  const path = usePath();
  const form = usePostForm<{ consent: boolean }>(
    { consent: false },
    {
      action: route('payment.store', { plan: plan.version }),
      also: {
        coupon: coupon?.code ?? '',
        expected_cents: String(quote.totalCents),
        ...(next !== null && { next }),
      },
    },
  );
  const renews = plan.interval === 'year' ? 'plans.renews_year' : 'plans.renews_month';
  return (
    <PostForm form={form} className="grid gap-4">
      <section className="grid gap-2">
        <h2>{t('plans.renewal_title')}</h2>
        <p>{t(renews, { amount: formatMoney(plan.priceCents) })}</p>
        <p>{t('plans.how_to_cancel')}</p>
        <p>{t('plans.notice_before')}</p>
        <p>
          <Link href={path('membership-agreement')}>{t('plans.read_agreement')}</Link>
        </p>
      </section>
      <Checkbox
        name="consent"
        value="true"
        checked={form.data.consent}
        onChange={({ target }) => form.set('consent', target.checked)}
        label={consent}
        error={form.errors['consent']}
        required
      />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('plans.pay_action')}
        </Button>
      </div>
    </PostForm>
  );
}

/** A form that only asks for the page again: it needs no script. */
function CouponForm({ plan, typed, couponError, next }: Props) {
  const t = useT();
  return (
    <form method="get" action={route('payment.show', { plan: plan.version })} className="grid gap-3">
      {next !== null && <input type="hidden" name="next" value={next} />}
      <TextField
        name="coupon"
        label={t('plans.coupon')}
        error={couponError ?? undefined}
        defaultValue={typed}
        maxLength={40}
        autoComplete="off"
      />
      <div>
        <Button type="submit">{t('plans.coupon_apply')}</Button>
      </div>
    </form>
  );
}
