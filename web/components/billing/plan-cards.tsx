import '../for-contractors/for-contractors.css';
import type { MembershipVersion } from '../../../common/constants.ts';
import { formatPrice } from '../../../common/format/money.ts';
import type { PlanView } from '../../../server/billing/views.ts';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PlanMark } from './plan-mark.tsx';
import { limitRows } from './plan-table.tsx';

const MONTHS = 12;

type Props = {
  plans: readonly PlanView[];
  /** The plan of the reader's business. */
  current: MembershipVersion | null;
};

/** The plans beside each other, each with its price, its use, its limits and the button that chooses it. */
export function PlanCards({ plans, current }: Props) {
  return (
    <ul className="plan-cards">
      {plans.map((plan) => (
        <li key={plan.version} className="plan-card">
          <Card plan={plan} saves={savedInAYear(plan, plans)} isCurrent={plan.version === current} />
        </li>
      ))}
    </ul>
  );
}

function Card({ plan, saves, isCurrent }: { plan: PlanView; saves: number; isCurrent: boolean }) {
  const t = useT();
  const { version } = plan;
  return (
    <>
      <h3 className="plan-card-name">
        <PlanMark version={version} />
      </h3>
      <Price plan={plan} />
      <p className="text-sm">
        {saves > 0 && <strong>{t('plans.saves', { amount: formatPrice(saves) })} </strong>}
        {t(`plans.use.${version}`)}
      </p>
      {isCurrent ? <Badge tone="good">{t('plans.yours')}</Badge> : <Choose plan={plan} />}
      <dl className="plan-card-limits">
        {limitRows(t).map(([limit, valueOf]) => (
          <div key={limit}>
            <dt>{limit}</dt>
            <dd>{valueOf(plan)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Leads to the plan; a visitor without an account begins with the free one. */
function Choose({ plan: { version, name, onSale } }: { plan: PlanView }) {
  const t = useT();
  const path = usePath();
  const { viewer } = useShared();
  if (version === 'free')
    return viewer === null ? (
      <ButtonLink href={path('register', {}, { query: { role: 'contractor' } })}>
        {t('plans.join_free')}
      </ButtonLink>
    ) : (
      <span />
    );
  if (!onSale) return <p className="text-muted">{t('plans.not_sold')}</p>;
  return (
    <ButtonLink
      variant={version === 'gold' ? 'primary' : 'secondary'}
      href={path('plans.show', { plan: version })}
    >
      {t('billing.choose_plan', { plan: name })}
    </ButtonLink>
  );
}

function Price({ plan: { priceCents, interval } }: { plan: PlanView }) {
  const t = useT();
  if (interval === null || priceCents === 0)
    return <p className="plan-card-price">{t('billing.free_price')}</p>;
  return (
    <p>
      <span className="plan-card-price">{formatPrice(priceCents)}</span>{' '}
      <span className="text-muted">{t(interval === 'month' ? 'plans.a_month' : 'plans.a_year')}</span>
    </p>
  );
}

/** Cents that a yearly plan costs less than twelve months of the plan with its name; 0: nothing, or no such plan. */
function savedInAYear({ version, interval, priceCents }: PlanView, plans: readonly PlanView[]): number {
  const monthly = plans.find((plan) => `annual_${plan.version}` === version && plan.interval === 'month');
  return interval === 'year' && monthly ? Math.max(0, MONTHS * monthly.priceCents - priceCents) : 0;
}
