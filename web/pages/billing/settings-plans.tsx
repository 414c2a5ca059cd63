import '../../styles/for-contractors.css';
import { formatDate } from '../../../common/dates.ts';
import { formatMoney } from '../../../common/money.ts';
import { PLANS } from '../../../common/plan-limits.ts';
import { route } from '../../../common/route-table.ts';
import type { MembershipView } from '../../../server/billing/membership-view.ts';
import type { PlanChoice } from '../../../server/billing/views.ts';
import { PlanMark } from '../../components/billing/plan-mark.tsx';
import { PlanTable, priceOf } from '../../components/billing/plan-table.tsx';
import { QuoteLines } from '../../components/billing/quote-lines.tsx';
import { SandboxNotice } from '../../components/billing/sandbox-notice.tsx';
import { SendButton } from '../../components/billing/send-button.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Link } from '../../components/ui/link.tsx';
import { useT } from '../../lib/app-context.tsx';

export type Props = {
  isSandbox: boolean;
  membership: MembershipView;
  choices: PlanChoice[];
  chosen: string | null;
  next: string | null;
};

/** The user's plan, and the present price of a change to each of the others, to the cent. */
export default function Page({ isSandbox, membership, choices, chosen, next }: Props) {
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
function Downgrade({ choice: { plan }, membership }: ChoiceProps) {
  const t = useT();
  const { version, nextVersion, periodEnd } = membership;
  const date = periodEnd === null ? '' : formatDate(periodEnd);
  const isPlanned = nextVersion === plan.version;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isPlanned && <span>{t('membership.downgrade_planned', { date })}</span>}
      <SendButton
        action={route('settings.plans.change')}
        also={{ version: isPlanned ? version : plan.version, expected_cents: '0' }}
      >
        {isPlanned
          ? t('membership.keep_current', { plan: PLANS[version].name })
          : t('membership.downgrade', { plan: plan.name, date })}
      </SendButton>
    </div>
  );
}
