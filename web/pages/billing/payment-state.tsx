import { formatMoney } from '../../../common/format/money.ts';
import { PLANS } from '../../../common/limits/plan-limits.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { PaymentView } from '../../../server/billing/views.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PlanMark } from '../../components/billing/plan-mark.tsx';
import { SandboxNotice } from '../../components/billing/sandbox-notice.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = { isSandbox: boolean; payment: PaymentView };

/** The state of a payment, whether the return or the gateway's message came first. */
export default function BillingPaymentStatePage({ isSandbox, payment }: Props) {
  const t = useT();
  return (
    <FormPage heading={useHeading(payment)}>
      <PageHead title={t('plans.state_title')} noIndex />
      <SandboxNotice shown={isSandbox} />
      {payment.isSentBack && payment.state !== 'failed' && (
        <Alert tone="caution">
          <p>{t('plans.state_sent_back', { amount: formatMoney(payment.amountCents) })}</p>
          <p className="mt-2">
            <Link href={route('settings.plans')}>{t('plans.state_sent_back_plan')}</Link>
          </p>
        </Alert>
      )}
      {payment.state === 'open' && <Open payment={payment} />}
      {payment.state === 'processing' && (
        <p>{t('plans.state_processing_text', { amount: formatMoney(payment.amountCents) })}</p>
      )}
      {payment.state === 'succeeded' && <Paid payment={payment} />}
      {payment.state === 'failed' && <Failed payment={payment} />}
      {payment.state === 'expired' && <p>{t('plans.state_expired_text')}</p>}
      <p>
        <Link href={route('settings.billing')}>{t('plans.to_billing')}</Link>
      </p>
    </FormPage>
  );
}

function useHeading({ state, version, isInvoicePaid, isSentBack }: PaymentView): string {
  const t = useT();
  if (isSentBack && !isInvoicePaid) return t('plans.state_sent_back_heading');
  if (state === 'open') return t('plans.state_open_heading');
  if (state === 'processing') return t('plans.state_processing_heading');
  if (state === 'failed') return t('plans.state_failed_heading');
  if (state === 'expired') return t('plans.state_expired_heading');
  if (version === null) return t('plans.state_card_saved');
  return isInvoicePaid
    ? t('plans.state_paid_heading', { plan: PLANS[version].name })
    : t('plans.state_title');
}

function Open({ payment: { url, amountCents, version, reason } }: { payment: PaymentView }) {
  const t = useT();
  return (
    <>
      {reason !== null && (
        <Alert tone="danger" live>
          {t(`billing.reason.${reason}`)}
        </Alert>
      )}
      <p>
        {version === null
          ? t('plans.state_card_text')
          : t('plans.state_open_text', { amount: formatMoney(amountCents) })}
      </p>
      {url === null ? (
        <p>{t('plans.state_waiting')}</p>
      ) : (
        <div>
          {/* The gateway's own document: a link, so that it needs no script. */}
          <a className="button button-primary" href={url}>
            {t('plans.state_to_card')}
          </a>
        </div>
      )}
    </>
  );
}

function Paid({ payment }: { payment: PaymentView }) {
  const t = useT();
  const { version, amountCents, invoiceId, next, isSentBack, isInvoicePaid } = payment;
  // The money went back, so this payment has no plan to show.
  if (isSentBack && !isInvoicePaid) return null;
  if (version === null) return <p>{t('plans.state_card_saved_text')}</p>;
  return (
    <>
      <p>
        <PlanMark version={version} />
      </p>
      <p>{t('plans.state_paid_text', { amount: formatMoney(amountCents) })}</p>
      {next !== null && (
        <div>
          <ButtonLink variant="primary" href={next}>
            {t('plans.go_on')}
          </ButtonLink>
        </div>
      )}
      {invoiceId !== null && (
        <p>
          <a href={route('invoices.show', { id: invoiceId })}>{t('plans.invoice')}</a>
        </p>
      )}
    </>
  );
}

function Failed({ payment: { reason } }: { payment: PaymentView }) {
  const t = useT();
  return (
    <Alert tone="danger" live>
      {t(`billing.reason.${reason ?? 'declined'}`)}
    </Alert>
  );
}
