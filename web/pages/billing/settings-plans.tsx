import '../../components/for-contractors/for-contractors.css';
import { formatDate } from '../../../common/format/dates.ts';
import { formatMoney } from '../../../common/format/money.ts';
import { PLANS } from '../../../common/limits/plan-limits.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { MembershipView } from '../../../server/billing/membership-view.ts';
import type { ReactNode } from 'react';
import type { LaterView, PlanChoice } from '../../../server/billing/views.ts';
import { LaterCharges } from '../../components/billing/later-charges.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { PlanMark } from '../../components/billing/plan-mark.tsx';
import { PlanTable, priceOf } from '../../components/billing/plan-table.tsx';
import { QuoteLines } from '../../components/billing/quote-lines.tsx';
import { SandboxNotice } from '../../components/billing/sandbox-notice.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/overlay/disclosure.tsx';
import { Link } from '../../components/ui/link.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = {
  isSandbox: boolean;
  membership: MembershipView;
  choices: PlanChoice[];
  chosen: string | null;
  next: string | null;
};

/** The user's plan, and the present price of a change to each of the others, to the cent. */
export default function BillingSettingsPlansPage({ isSandbox, membership, choices, chosen, next }: Props) {
  const t = useT();
  return (
    <div className="grid gap-6">
      <PageHead title={t('membership.plans_title')} noIndex />
      <h1>{t('membership.plans_title')}</h1>
      <SandboxNotice shown={isSandbox} />
      <ul>
        {choices.map((choice) => (
          <li key={choice.plan.version} className="border-t border-line py-5">
            <Choice
              choice={choice}
              membership={membership}
              open={choice.plan.version === chosen}
              next={next}
            />
          </li>
        ))}
      </ul>
      <PlanTable plans={choices.map(({ plan }) => plan)} label={t('plans.table')} />
      <p>
        <Link href={route('settings.billing')}>{t('membership.billing_title')}</Link>
      </p>
    </div>
  );
}

/** `next`: where an interrupted action goes on. */
type ChoiceProps = { choice: PlanChoice; membership: MembershipView; open?: boolean; next?: string | null };

function Choice({ choice, membership, open = false, next = null }: ChoiceProps) {
  const t = useT();
  const { plan, kind, quote } = choice;
  return (
    <div className="grid gap-3">
      <p>
        <PlanMark version={plan.version} />
        <span className="block text-muted">{priceOf(plan, t)}</span>
      </p>
      {kind === 'current' && <p>{t('membership.current')}</p>}
      {kind === 'current' && membership.cancelsAt === null && (
        <Keep choice={choice} membership={membership} />
      )}
      {kind === 'buy' && plan.version !== 'free' && (
        <div>
          <ButtonLink href={route('payment.show', { plan: plan.version }, { query: { next } })}>
            {t('membership.buy', { plan: plan.name })}
          </ButtonLink>
        </div>
      )}
      {kind === 'pay_first' && <Link href={route('settings.billing')}>{t('billing.pay_first')}</Link>}
      {kind === 'cancel' && <Link href={route('settings.billing')}>{t('membership.to_cancel')}</Link>}
      {kind === 'upgrade' && quote && (
        <Disclosure open={open} summary={t('membership.buy', { plan: plan.name })}>
          <QuoteLines quote={quote} />
          <Resumes membership={membership} />
          <div className="mt-4">
            <SendButton
              variant="primary"
              action={route('settings.plans.change')}
              also={{
                version: plan.version,
                expected_cents: String(quote.totalCents),
                ...(next !== null && { next }),
              }}
            >
              {t('membership.upgrade_now', { plan: plan.name, amount: formatMoney(quote.totalCents) })}
            </SendButton>
          </div>
        </Disclosure>
      )}
      {kind === 'downgrade' && <Downgrade choice={choice} membership={membership} />}
    </div>
  );
}

/** It starts with the next period; until then it can be undone. */
function Downgrade({ choice: { plan, later }, membership }: ChoiceProps) {
  const t = useT();
  const { nextVersion, periodEnd, cancelsAt } = membership;
  const date = periodEnd === null ? '' : formatDate(periodEnd, t.language);
  if (nextVersion === plan.version && cancelsAt === null)
    return <p>{t('membership.downgrade_planned', { date })}</p>;
  const action = t('membership.downgrade', { plan: plan.name, date });
  return (
    <NextCharges later={later} version={plan.version} action={action}>
      <Resumes membership={membership} />
    </NextCharges>
  );
}

/** Drops the smaller plan that was chosen for the next period. */
function Keep({ choice: { plan, later }, membership: { nextVersion } }: ChoiceProps) {
  const t = useT();
  if (nextVersion === null) return null;
  const action = t('membership.keep_current', { plan: plan.name });
  return <NextCharges later={later} version={plan.version} action={action} />;
}

type NextProps = { later: LaterView | null; version: string; action: string; children?: ReactNode };

/** A plan for the next period, with every amount that it costs; the button sends the first of them along. */
function NextCharges({ later, version, action, children }: NextProps) {
  if (later === null) return null;
  const first = later.runs[0]?.cents ?? 0;
  return (
    <div className="grid gap-3">
      <LaterCharges later={later} />
      {children}
      <div>
        <SendButton action={route('settings.plans.change')} also={{ version, expected_cents: String(first) }}>
          {action}
        </SendButton>
      </div>
    </div>
  );
}

/** A change of plan takes a cancellation back, and drops what was planned for the next period. */
function Resumes({ membership: { cancelsAt, nextVersion } }: Pick<ChoiceProps, 'membership'>) {
  const t = useT();
  if (cancelsAt !== null) return <Alert tone="caution">{t('membership.change_resumes')}</Alert>;
  if (nextVersion === null) return null;
  return <Alert tone="caution">{t('membership.change_replaces', { plan: PLANS[nextVersion].name })}</Alert>;
}
