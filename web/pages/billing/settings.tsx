import { formatDate, formatMonth } from '../../../common/format/dates.ts';
import { formatMoney } from '../../../common/format/money.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { BillingView } from '../../../server/billing/views.ts';
import { BillingHistory, Invoices } from '../../components/billing/billing-history.tsx';
import { CancelPlan } from '../../components/billing/cancel-plan.tsx';
import { KeptContent } from '../../components/billing/kept-content.tsx';
import { MembershipFacts } from '../../components/billing/membership-facts.tsx';
import { SandboxNotice } from '../../components/billing/sandbox-notice.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { TaxForm } from '../../components/billing/tax-form.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { SettingsNav } from '../../components/settings/settings-frame.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Section } from '../../components/ui/section.tsx';
import { useShared, useT } from '../../lib/page/app-context.tsx';

export type Props = BillingView;

/** One's membership, card, invoices and history, and the way out. */
export default function BillingSettingsPage(billing: Props) {
  const t = useT();
  const { viewer } = useShared();
  const { isSandbox, kept, lost, invoices, search, changes, tax } = billing;
  return (
    <>
      <PageHead title={t('membership.billing_title')} noIndex />
      <div className="mb-8">
        <SettingsNav current="settings.billing" />
      </div>
      <h1 className="mb-4">{t('membership.billing_title')}</h1>
      <SandboxNotice shown={isSandbox} />
      <PastDue billing={billing} />
      <OpenMoney billing={billing} />
      <Section
        title={t('membership.plan')}
        aside={
          viewer?.isMember ? null : (
            <ButtonLink size="small" href={route('settings.plans')}>
              {t('membership.change_plan')}
            </ButtonLink>
          )
        }
      >
        <MembershipFacts billing={billing} />
      </Section>
      <KeptContent kept={kept} />
      <CardSection billing={billing} />
      <TaxForm tax={tax} />
      <Invoices invoices={invoices} search={search} />
      <BillingHistory changes={changes} />
      <CancelPlan membership={billing.membership} later={billing.later} lost={lost} />
    </>
  );
}

function PastDue({ billing: { membership, openInvoice } }: { billing: BillingView }) {
  const t = useT();
  const { pastDue } = membership;
  if (pastDue === null) return null;
  const date = formatDate(pastDue.graceEndsAt, t.language);
  const amount = formatMoney(openInvoice?.totalCents ?? 0);
  return (
    <Alert tone="danger" title={t('membership.past_due_title')}>
      <p>
        {pastDue.isDisputed
          ? t('membership.disputed_text', { date })
          : t('membership.past_due_text', { date, amount })}
      </p>
      {openInvoice?.reason && <p>{t(`billing.reason.${openInvoice.reason}`)}</p>}
      {pastDue.retryAt !== null && (
        <p>{t('membership.past_due_retry', { date: formatDate(pastDue.retryAt, t.language) })}</p>
      )}
      {openInvoice && (
        <div className="mt-3">
          <SendButton variant="primary" action={route('settings.billing.pay', { id: openInvoice.id })}>
            {t('membership.pay_now', { amount })}
          </SendButton>
        </div>
      )}
    </Alert>
  );
}

/** A payment that is not final, and a refund that came back. */
function OpenMoney({ billing: { processing, owedCents } }: { billing: BillingView }) {
  const t = useT();
  return (
    <>
      {processing && (
        <Alert tone="caution" title={t('plans.state_processing_heading')}>
          {t('plans.state_processing_text', { amount: formatMoney(processing.cents) })}
        </Alert>
      )}
      {owedCents > 0 && (
        <Alert tone="danger" title={t('membership.refund_returned_title')}>
          {t('membership.refund_returned_text', { amount: formatMoney(owedCents) })}
        </Alert>
      )}
    </>
  );
}

function CardSection({ billing: { card } }: { billing: BillingView }) {
  const t = useT();
  return (
    <Section title={t('membership.card_title')}>
      <p className="mb-3">
        {card === null
          ? t('membership.no_card')
          : t('membership.card_line', {
              brand: card.brand.toUpperCase(),
              last4: card.last4,
              month: formatMonth(`${card.expYear}-${String(card.expMonth).padStart(2, '0')}`, t.language),
            })}
      </p>
      <SendButton size="small" action={route('settings.billing.card')}>
        {t(card === null ? 'membership.add_card' : 'membership.change_card')}
      </SendButton>
    </Section>
  );
}
