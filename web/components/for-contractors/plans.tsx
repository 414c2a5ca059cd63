import { PLANS, type CountedLimit, type Plan } from '../../../common/plan-limits.ts';
import type { Translate } from '../../../common/translator.ts';
import { useT } from '../../lib/app-context.tsx';
import { Section } from '../ui/section.tsx';

type Cells = readonly [free: string, gold: string, platinum: string];

const eachPlan = (cellOf: (plan: Plan) => string): Cells => [
  cellOf(PLANS.free),
  cellOf(PLANS.gold),
  cellOf(PLANS.platinum),
];
const eachLimit = (limit: CountedLimit): Cells => eachPlan(({ limits }) => String(limits[limit]));

/** The limits that plans will have, row by row. */
const rowsOf = (t: Translate): readonly [name: string, cells: Cells][] => [
  [t('for_contractors.row.price'), eachPlan(({ price_cents }) => `$${price_cents / 100}`)],
  [t('for_contractors.row.photos'), eachLimit('photos')],
  [t('for_contractors.row.templates'), eachLimit('templates')],
  [
    t('for_contractors.row.schemes'),
    eachPlan(({ limits }) =>
      limits.own_color ? t('for_contractors.own_color') : String(limits.color_schemes),
    ),
  ],
  [t('for_contractors.row.trades'), eachLimit('trades')],
  [t('for_contractors.row.regions'), eachLimit('view_regions')],
  [t('for_contractors.row.postings'), eachLimit('postings_a_month')],
  [t('for_contractors.row.invitations'), eachLimit('invitations_a_month')],
  [
    t('for_contractors.row.statistics'),
    [
      t('for_contractors.days', { count: 30 }),
      t('for_contractors.months', { count: 12 }),
      t('for_contractors.months_csv', { count: 36 }),
    ],
  ],
  [t('for_contractors.row.pinned'), eachLimit('pinned_postings')],
];

export function Plans() {
  const t = useT();
  return (
    <Section
      title={t('for_contractors.plans_title')}
      id="plans"
      aside={<span className="text-muted">{t('for_contractors.paid_badge')}</span>}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the focus (WCAG 2.1.1) */}
      <div className="chart-numbers" role="region" aria-label={t('for_contractors.plans_table')} tabIndex={0}>
        <table className="figures plans">
          <thead>
            <tr>
              <th scope="col">{t('for_contractors.plan')}</th>
              <th scope="col">{t('for_contractors.plan.free')}</th>
              <th scope="col">Gold</th>
              <th scope="col">Platinum</th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(t).map(([name, cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, place) => (
                  <td key={place}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 text-sm text-muted">{t('for_contractors.plans_annual')}</p>
      <p className="mt-1 text-sm text-muted">{t('for_contractors.plans_note')}</p>
    </Section>
  );
}
