import { Fragment } from 'react';
import { formatMonth } from '../../../common/format/dates.ts';
import { formatCount, formatNumber } from '../../../common/format/numbers.ts';
import type { MessageKey } from '../../../translations/index.ts';
import type { CountsView } from '../../../server/transparency/counts-views.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { Section } from '../ui/section.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { CountsFiles } from './counts-files.tsx';

type Measure = CountsView['measures'][number];

/** The numbers of the latest months, one measure after the other. */
export function MonthCounts({ months, measures }: Pick<CountsView, 'months' | 'measures'>) {
  const t = useT();
  const { language } = useShared();
  const title = t('transparency.months_title');
  return (
    <Section title={title}>
      <p>{t('transparency.months_text')}</p>
      {months.length === 0 ? (
        <p className="mt-4 text-muted">{t('transparency.months_none')}</p>
      ) : (
        <table className="figures figures-counts mt-4">
          <caption>
            <VisuallyHidden>{title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('transparency.measure')}</th>
              {months.map((month) => (
                <th key={month} scope="col">
                  {formatMonth(month, language)}
                </th>
              ))}
            </tr>
          </thead>
          {measures.map((measure) => (
            <MeasureRows key={measure.measure} {...measure} />
          ))}
        </table>
      )}
      <p className="mt-4 text-muted">{t('transparency.few_text')}</p>
      <CountsFiles csv="transparency.months.csv" json="transparency.months.json" />
    </Section>
  );
}

function MeasureRows({ measure, isHours, rows }: Measure) {
  const t = useT();
  const cell = (count: number | null) => {
    if (count === null) return isHours ? '–' : '< 3';
    return isHours ? `${formatNumber(count)} h` : formatCount(count);
  };
  return (
    <tbody>
      {rows.map(({ dimension, value, counts }, index) => (
        <Fragment key={`${dimension}.${value}`}>
          {dimension !== 'all' && rows[index - 1]?.dimension !== dimension && (
            <tr>
              <td className="text-muted" colSpan={counts.length + 1}>
                {t(`transparency.dimension.${dimension}`)}
              </td>
            </tr>
          )}
          <tr>
            <th scope="row" className={dimension === 'all' ? '' : 'ps-4 font-normal'}>
              {dimension === 'all'
                ? t(`transparency.measure.${measure}`)
                : t(`transparency.value.${dimension}.${value}` as MessageKey)}
            </th>
            {counts.map((count, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- a column is its place
              <td key={column}>{cell(count)}</td>
            ))}
          </tr>
        </Fragment>
      ))}
    </tbody>
  );
}
