import { formatPrice } from '../../../common/format/money.ts';
import type { CountedLimit, PlanLimits } from '../../../common/limits/plan-limits.ts';
import type { MembershipVersion } from '../../../common/constants.ts';
import type { Translate } from '../../../common/format/translator.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { PlanMark, PlanNote } from './plan-mark.tsx';

export type TablePlan = {
  version: MembershipVersion;
  name: string;
  priceCents: number;
  interval: 'month' | 'year' | null;
  limits: PlanLimits;
};

const COUNTED = [
  'photos',
  'templates',
  'trades',
  'view_regions',
  'postings_a_month',
  'invitations_a_month',
  'pinned_postings',
  'seats',
] as const satisfies readonly CountedLimit[];

const MONTH_DAYS = 30;

/** The price of a plan, with its period. */
export function priceOf({ priceCents, interval }: Pick<TablePlan, 'priceCents' | 'interval'>, t: Translate) {
  const price = formatPrice(priceCents);
  if (interval === null || priceCents === 0) return t('billing.free_price');
  return t(interval === 'month' ? 'billing.per_month' : 'billing.per_year', { price });
}

function statisticsOf({ statistics_days: days, statistics_csv: csv }: PlanLimits, t: Translate): string {
  if (days < 365) return t('billing.limit.days', { count: days });
  const count = Math.floor(days / MONTH_DAYS);
  return t(csv ? 'billing.limit.months_csv' : 'billing.limit.months', { count });
}

const colorsOf = ({ color_schemes: count, own_color: own }: PlanLimits, t: Translate): string =>
  own ? t('billing.limit.own_color', { count }) : String(count);

/** The limits of a plan, each with its name and its value. */
export const limitRows = (t: Translate): (readonly [string, (plan: TablePlan) => string])[] => [
  ...COUNTED.map(
    (limit) => [t(`billing.limit.${limit}`), ({ limits }: TablePlan) => String(limits[limit])] as const,
  ),
  [t('billing.limit.color_schemes'), ({ limits }) => colorsOf(limits, t)],
  [t('billing.limit.statistics'), ({ limits }) => statisticsOf(limits, t)],
];

/** Plans side by side, a row for each limit. */
export function PlanTable({ plans, label }: { plans: readonly TablePlan[]; label: string }) {
  const t = useT();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the focus (WCAG 2.1.1)
    <div className="overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <table className="figures plans">
        <thead>
          <tr>
            <th scope="col">{t('billing.limit')}</th>
            {plans.map((plan) => (
              <th key={plan.version} scope="col">
                <PlanMark version={plan.version} stacked />
                <span className="block font-normal sm:text-sm">{priceOf(plan, t)}</span>
              </th>
            ))}
          </tr>
          <tr className="sm:hidden" aria-hidden="true">
            <td colSpan={plans.length + 1}>
              <PlanNote />
            </td>
          </tr>
        </thead>
        <tbody>
          {limitRows(t).map(([name, cellOf]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {plans.map((plan) => (
                <td key={plan.version}>{cellOf(plan)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
