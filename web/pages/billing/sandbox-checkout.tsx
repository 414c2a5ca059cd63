import { formatMoney } from '../../../common/format/money.ts';
import { route } from '../../../common/routes/route-table.ts';
import { SANDBOX_CARDS, SANDBOX_CARD_NAMES, type SandboxCard } from '../../../common/sandbox-cards.ts';
import type { SandboxPage } from '../../../server/billing/gateways/sandbox-page.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { SandboxNotice } from '../../components/billing/sandbox-notice.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { RadioField } from '../../components/form/fields.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = { checkout: SandboxPage };

/** The built-in gateway's page: named test cards, and no field for a number. */
export default function BillingSandboxCheckoutPage({ checkout }: Props) {
  const { state, description, amountCents, returnUrl } = checkout;
  const t = useT();
  return (
    <FormPage
      heading={t(state === 'needs_confirmation' ? 'plans.card_confirm_heading' : 'plans.card_page_heading')}
      intro={
        amountCents === 0
          ? t('plans.card_page_save', { description })
          : t('plans.card_page_amount', { description, amount: formatMoney(amountCents) })
      }
    >
      <PageHead title={t('plans.card_page_title')} noIndex />
      <SandboxNotice shown />
      {state === 'open' && <Cards checkout={checkout} />}
      {state === 'needs_confirmation' && <Confirmation reference={checkout.reference} />}
      {state === 'expired' && <Alert tone="caution">{t('plans.card_over')}</Alert>}
      {state === 'complete' && <Alert tone="good">{t('plans.card_done')}</Alert>}
      <p>
        <a href={returnUrl}>{t('plans.back')}</a>
      </p>
    </FormPage>
  );
}

function Cards({ checkout: { reference, reason } }: Props) {
  const t = useT();
  const form = usePostForm<{ card: SandboxCard }>(
    { card: 'pays' },
    { action: route('sandbox.checkout.pay', { reference }) },
  );
  return (
    <>
      {reason !== null && (
        <Alert tone="danger" live>
          {t(`billing.reason.${reason}`)}
        </Alert>
      )}
      <PostForm form={form} className="grid gap-6">
        <RadioField
          legend={t('plans.card_legend')}
          name="card"
          options={SANDBOX_CARD_NAMES.map((card) => ({
            value: card,
            label: t(`plans.card.${card}`),
            help: SANDBOX_CARDS[card].number,
          }))}
        />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('plans.card_pay')}
          </Button>
        </div>
      </PostForm>
    </>
  );
}

function Confirmation({ reference }: { reference: string }) {
  const t = useT();
  const action = route('sandbox.checkout.pay', { reference });
  return (
    <div className="flex flex-wrap gap-3">
      <SendButton variant="primary" action={action} also={{ confirm: 'yes' }}>
        {t('plans.card_confirm_yes')}
      </SendButton>
      <SendButton action={action} also={{ confirm: 'no' }}>
        {t('plans.card_confirm_no')}
      </SendButton>
    </div>
  );
}
