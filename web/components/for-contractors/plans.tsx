import type { Translate } from '../../../common/translator.ts';
import { useT } from '../../lib/app-context.tsx';
import { Section } from '../ui/section.tsx';

type Cells = readonly [free: string, gold: string, platinum: string];

/** The limits that plans will have, row by row. */
const rowsOf = (t: Translate): readonly [name: string, cells: Cells][] => [
  [t('for_contractors.row.price'), ['$0', '$19', '$49']],
  [t('for_contractors.row.photos'), ['15', '100', '400']],
  [t('for_contractors.row.templates'), ['1', '4', '8']],
  [t('for_contractors.row.schemes'), ['2', '10', t('for_contractors.own_color')]],
  [t('for_contractors.row.trades'), ['3', '8', '15']],
  [t('for_contractors.row.regions'), ['2', '8', '30']],
  [t('for_contractors.row.postings'), ['2', '12', '40']],
  [t('for_contractors.row.invitations'), ['5', '40', '200']],
  [
    t('for_contractors.row.statistics'),
    [
      t('for_contractors.days', { count: 30 }),
      t('for_contractors.months', { count: 12 }),
      t('for_contractors.months_csv', { count: 36 }),
    ],
  ],
  [t('for_contractors.row.pinned'), ['0', '1', '3']],
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
